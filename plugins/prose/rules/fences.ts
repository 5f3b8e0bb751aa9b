import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { classifyFence } from '../../shared/classifyFence';
import { parseFenceMeta } from '../../shared/parseFenceMeta';
import type { ProseOptions } from '../types';

const SHELLS = ['bash', 'sh', 'shell'];

/** Reports blocks of code that readers cannot trust, copy, or tell the language of. */
export function fences({ languages }: Pick<ProseOptions, 'languages'>) {
  return () => (tree: Root, page: VFile) =>
    visit(tree, 'code', ({ lang, meta, value, position }) => {
      const place = position?.start;
      const language = lang ?? '';
      if (!languages.includes(language)) {
        const known = languages.join(', ');
        page.message(`The language of this block, "${language}", is none of: ${known}.`, { place, ruleId: 'language' });
      }
      if (classifyFence({ language, meta: parseFenceMeta(meta) }) === 'unexplained') {
        page.message(
          'This code is not checked. Put it into a tested file and name it: file=examples/… region=…; ' +
            'or say why that cannot be: unchecked="the reason".',
          { place, ruleId: 'unchecked-code' },
        );
      }
      if (SHELLS.includes(language) && /^\s*[$>] \S/m.test(value)) {
        page.message(
          'Leave out the prompt sign: readers copy the command. Output goes into a block of its own, "text".',
          {
            place,
            ruleId: 'prompt-sign',
          },
        );
      }
    });
}
