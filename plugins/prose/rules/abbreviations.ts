import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ProseOptions } from '../types';
import { placeIn, visitText } from './proseText';

const ABBREVIATION = /(?<![\w/.-])([A-Z][A-Z0-9]+)s?(?![\w-]|\.\w)/g;

/** Terms of the glossary count as known: pages need not explain them again. */
export type AbbreviationOptions = Pick<ProseOptions, 'knownAbbreviations' | 'productNames'>;

/**
 * Reports abbreviations that a page uses and never spells out. Spelled out is one that stands in brackets behind words, or that has
 * words in brackets or behind a comma, once on the page.
 */
export function abbreviations({ knownAbbreviations, productNames }: AbbreviationOptions) {
  const known = new Set([...knownAbbreviations, ...productNames.flatMap((name) => name.split(/[-\s.]/))]);
  return () => (tree: Root, page: VFile) => {
    const seen = new Set<string>();
    visitText(tree, (node) => {
      for (const { 0: found, 1: short = found, index } of node.value.matchAll(ABBREVIATION)) {
        if (known.has(short) || seen.has(short) || /^[A-Z]\d+$/.test(short)) continue;
        seen.add(short);
        if (isExplained(short, String(page))) continue;
        page.message(
          `"${short}" is not spelled out on this page. Write the long form with "(${short})" behind it at the first use; ` +
            'one that every reader knows goes into config/prose.ts, KNOWN_ABBREVIATIONS.',
          { place: placeIn(node, index), ruleId: 'unexpanded-term' },
        );
      }
    });
  };
}

function isExplained(short: string, text: string): boolean {
  return new RegExp(
    `[a-z] \\(\\[?${short}s?\\b|\\b${short}\\]?(\\([^)]*\\))? \\([a-zA-Z]|\\b${short}, (the|an?|short for) `,
  ).test(text);
}
