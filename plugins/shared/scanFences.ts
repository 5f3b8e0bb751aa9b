import { type FenceMeta, parseFenceMeta } from './parseFenceMeta';

/** A code fence in the text of a page. */
export interface ScannedFence {
  language: string;
  meta: FenceMeta;
  /** Line of the page on which the fence opens, counted from 1. */
  line: number;
  /** Line on which it closes. */
  end: number;
  code: string;
}

/**
 * Finds the code fences in the text of a page, without reading the rest of it. Fences inside of longer fences are code.
 *
 * @param text - MDX, with or without front matter
 */
export function scanFences(text: string): ScannedFence[] {
  const fences: ScannedFence[] = [];
  let open: { marks: string; body: string[]; fence: Omit<ScannedFence, 'end' | 'code'> } | undefined;
  text.split(/\r?\n/).forEach((content, index) => {
    // Behind backticks none may follow: that is code in a line of text.
    const [, marks, language = '', meta = ''] = /^\s*(`{3,}(?=[^`]*$)|~{3,})\s*(\S*)\s*(.*)$/.exec(content) ?? [];
    if (!open) {
      if (marks) open = { marks, body: [], fence: { language, meta: parseFenceMeta(meta), line: index + 1 } };
    } else if (marks?.startsWith(open.marks) && !language) {
      fences.push({ ...open.fence, end: index + 1, code: open.body.join('\n') });
      open = undefined;
    } else {
      open.body.push(content);
    }
  });
  return fences;
}

/** The text of a page without its code fences: empty lines stand in their place. */
export function withoutFences(text: string): string {
  const lines = text.split(/\r?\n/);
  for (const { line, end } of scanFences(text)) lines.fill('', line - 1, end);
  return lines.join('\n');
}
