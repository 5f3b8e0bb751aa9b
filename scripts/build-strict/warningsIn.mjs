import { stripVTControlCharacters } from 'node:util';

/**
 * Lines of build output that warn.
 *
 * @param {string} output - what `docusaurus build` printed, colours included
 * @returns {string[]}
 */
export function warningsIn(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\[WARNING\]|\bwarning\b.*:|DeprecationWarning/i.test(line));
}
