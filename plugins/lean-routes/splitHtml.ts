import { runInNewContext } from 'node:vm';
import { HTML_MARK, HTML_SEPARATOR } from '../../src/shared/routes/pageHtml';

/**
 * Takes out of the script of a page the text with the pieces of its HTML: see `recmaPageHtml`.
 *
 * @param script - minified or not
 * @param file - stands for the text in the script
 * @returns the script, unchanged if it holds no such text, and the pieces
 */
export function splitHtml(script: string, file: string): { script: string; pieces: string[] } {
  const start = script.indexOf(HTML_MARK) - 1;
  if (start < 0) return { script, pieces: [] };
  let end = start + 1;
  while (script[end] !== script[start]) end += script[end] === '\\' ? 2 : 1;
  const text = runInNewContext(script.slice(start, end + 1)) as string;
  return {
    script: script.slice(0, start) + JSON.stringify(file) + script.slice(end + 1),
    pieces: text.slice(HTML_MARK.length).split(HTML_SEPARATOR),
  };
}
