import { escapeRegexp } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ProseOptions } from '../types';
import { placeIn, visitWords } from './proseText';

/** Reports names of products that are not written as their makers write them. */
export function productNames({ productNames }: Pick<ProseOptions, 'productNames'>) {
  const spellings = productNames.map((name) => {
    const loose = name
      .split(/[-\s.]/)
      .map(escapeRegexp)
      .join('[-\\s.]?');
    return { name, pattern: new RegExp(`(?<![\\w@/.-])${loose}(?![\\w/]|[.-]\\w)`, 'gi') };
  });
  return () => (tree: Root, page: VFile) =>
    visitWords(tree, (node) => {
      for (const { name, pattern } of spellings) {
        for (const { 0: found, index } of node.value.matchAll(pattern)) {
          if (found.replace(/\s/g, ' ') === name) continue;
          page.message(`"${found}" is written "${name}". In backquotes if it is code.`, {
            place: placeIn(node, index),
            ruleId: 'product-name',
          });
        }
      }
    });
}
