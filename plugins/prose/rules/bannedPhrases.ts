import { escapeRegexp } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ProseOptions } from '../types';
import { placeIn, visitWords } from './proseText';

/** Reports phrases that pages do without. */
export function bannedPhrases({ bannedPhrases }: Pick<ProseOptions, 'bannedPhrases'>) {
  const phrases = Object.entries(bannedPhrases).map(([phrase, instead]) => ({
    instead,
    pattern: new RegExp(`(?<![\\w-])${escapeRegexp(phrase).replaceAll(' ', '\\s+')}(?![\\w-])`, 'gi'),
  }));
  return () => (tree: Root, page: VFile) =>
    visitWords(tree, (node) => {
      for (const { pattern, instead } of phrases) {
        for (const { 0: found, index } of node.value.matchAll(pattern)) {
          page.message(`"${found}" says nothing here: ${instead}.`, {
            place: placeIn(node, index),
            ruleId: 'banned-phrase',
          });
        }
      }
    });
}
