import { type FenceMeta, parseFenceMeta } from './parseFenceMeta';

/** A code fence in the text of a page. */
export interface ScannedFence {
  language: string;
  meta: FenceMeta;
  /** Line of the page on which the fence opens, counted from 1. */
  line: number;
  code: string;
}

/**
 * Finds the code fences in the text of a page, without reading the rest of it. Fences inside of longer fences are code.
 *
 * @param text - MDX, with or without front matter
 */
export function scanFences(text: string): ScannedFence[] {
  const fences: ScannedFence[] = [];
  let open: { ticks: string; body: string[]; fence: Omit<ScannedFence, 'code'> } | undefined;
  text.split('\n').forEach((content, index) => {
    const [, ticks, language = '', meta = ''] = /^\s*(`{3,})\s*(\S*)\s*(.*)$/.exec(content) ?? [];
    if (!open) {
      if (ticks) open = { ticks, body: [], fence: { language, meta: parseFenceMeta(meta), line: index + 1 } };
    } else if (ticks && ticks.length >= open.ticks.length && !language) {
      fences.push({ ...open.fence, code: open.body.join('\n') });
      open = undefined;
    } else {
      open.body.push(content);
    }
  });
  return fences;
}
