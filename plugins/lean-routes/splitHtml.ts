import { runInNewContext } from 'node:vm';
import { HTML_MARK } from '../../src/shared/routes/pageHtml';

/**
 * Takes out of the script of a page the text with the pieces of its HTML: see `recmaPageHtml`. A page that imports a part with such a
 * text of its own keeps both, because their pieces have the same numbers.
 *
 * @param script - minified or not
 * @param file - stands for the text in the script
 * @throws if the text is not written as a string, which would take more than this to find its end
 * @returns the script, unchanged if it does not hold one such text, and the pieces, as JSON
 */
export function splitHtml(script: string, file: string): { script: string; pieces: string } {
  const mark = script.indexOf(HTML_MARK);
  if (mark < 0 || script.includes(HTML_MARK, mark + 1)) return { script, pieces: '[]' };
  const start = mark - 1;
  let end = mark;
  while (end < script.length && script[end] !== script[start]) end += script[end] === '\\' ? 2 : 1;
  if (!/["'`]/.test(script[start] ?? '') || end >= script.length)
    throw new Error(`${file}: ${HTML_MARK} begins no string.`);
  const text = runInNewContext(script.slice(start, end + 1)) as string;
  return {
    script: script.slice(0, start) + JSON.stringify(file) + script.slice(end + 1),
    pieces: text.slice(HTML_MARK.length),
  };
}
