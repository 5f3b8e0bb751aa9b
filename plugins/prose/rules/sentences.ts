import type { Root, Sentence, SentenceContent } from 'nlcst';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ProseOptions } from '../types';

/** Reports sentences that are too long to be read at once. Works on the words of a page, not on its tree. */
export function sentences({ maxSentenceWords }: Pick<ProseOptions, 'maxSentenceWords'>) {
  return () => (tree: Root, page: VFile) => {
    visit(tree, 'SentenceNode', (node: Sentence) => {
      for (const sentence of split(node)) {
        const words = sentence.filter(({ type }) => type === 'WordNode').length;
        if (words <= maxSentenceWords) continue;
        page.message(`This sentence has ${words} words, ${maxSentenceWords} are the most. Make two of it, or a list.`, {
          place: sentence.find(({ type }) => type !== 'WhiteSpaceNode')?.position?.start,
          ruleId: 'sentence-length',
        });
      }
    });
  };
}

/** The parser joins sentences of which the second begins with code, and leaves the full stop in the last word of the first. */
function split({ children }: Sentence): SentenceContent[][] {
  const parts: SentenceContent[][] = [[]];
  children.forEach((child, index) => {
    parts.at(-1)?.push(child);
    const last = child.type === 'WordNode' ? child.children.at(-1) : child;
    const ends = last?.type === 'PunctuationNode' && /^[.!?]$/.test(last.value);
    if (ends && children[index + 2]?.type === 'SourceNode') parts.push([]);
  });
  return parts;
}
