import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textOf } from '../../content/textOf';

const LAST = 'Where to go next';
const MIN_INTRODUCTION = 80;
const UNFINISHED = /\b(coming soon|to be written|TODO|FIXME|lorem ipsum|placeholder page)\b/i;

/** Reports pages without beginning or end, and what is still to be written: prompts of a template, and words that say so. */
export function structure() {
  return (tree: Root, page: VFile) => {
    const first = tree.children.findIndex(({ type }) => type === 'heading');
    const introduction = tree.children.slice(0, first === -1 ? undefined : first);
    if (textLength(introduction) < MIN_INTRODUCTION && !introduction.some((node) => promptOf(node))) {
      page.message(
        'Say in one or two sentences before the first heading what the reader gets, and for whom ' +
          `(${MIN_INTRODUCTION} characters at least).`,
        { place: introduction.at(-1)?.position?.start ?? { line: 1, column: 1 }, ruleId: 'introduction' },
      );
    }
    const last = tree.children.filter((node) => node.type === 'heading' && node.depth <= 2).at(-1);
    if (!last || textOf(last) !== LAST) {
      page.message(`The last heading must be "## ${LAST}", with links below it.`, {
        place: (last ?? tree).position?.end,
        ruleId: 'where-to-go-next',
      });
    }
    visit(tree, (node) => {
      const about = { place: node.position?.start, ruleId: 'unfinished' };
      const prompt = promptOf(node);
      if (prompt) page.message(`Still to write: ${prompt} Replace the whole comment by your text.`, about);
      const [found] = (node.type === 'text' && UNFINISHED.exec(node.value)) || [];
      if (found)
        page.message(`"${found}": a page is finished, or not there at all. Finish it, or take the part out.`, about);
    });
  };
}

/** What a template asks for: `{/* Write: … *\/}`. */
function promptOf(node: Nodes): string | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*Write:\s*([\s\S]*?)\s*\*\/\s*$/.exec(node.value)?.[1];
}

function textLength(nodes: readonly RootContent[]): number {
  return nodes
    .map((node) => textOf(node))
    .join(' ')
    .trim().length;
}
