import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { ELEMENTS } from '../markdown-export/components';
import { fail } from '../shared/componentAttributes';
import { isMdxElement, type MdxElement } from '../shared/mdxElement';
import { nearest } from '../shared/nearest';
import { visit } from '../shared/visit';
import { checkAttributes } from './checkAttributes';
import { checkContents, checkParent } from './checkContents';
import { missingPicture } from './missingPicture';

interface Options {
  /** Names that are registered for all pages. */
  components: readonly string[];
  /** Names that steps before this one have replaced: pages may use them, so errors propose them. */
  replaced: readonly string[];
  /** Folder of the files that are served as they are. */
  staticDir: string;
}

/** Most names that an error lists. */
const MAX_NAMES = 8;

/**
 * Stops the build, with page and line, over a component that a page uses and that nothing brings: no import, no export of the page, no
 * registration. Without it the page would fail when it is rendered, where lines are no longer known. The
 * attributes of components that writers use are checked too, and that pictures are there. Elements of HTML that have no form in plain
 * Markdown are refused.
 */
export function remarkComponents({ components, replaced, staticDir }: Options): Plugin<[], Root> {
  return () => (tree, page) => {
    const own = new Set<string>();
    visit(tree, 'mdxjsEsm', (node) => {
      for (const [name] of node.value.matchAll(/\b[A-Z]\w*/g)) own.add(name);
    });
    visit(tree, 'image', (node) => {
      // Others get an address only when the site is built.
      const problem = /^\/(?!\/)/.test(node.url) && missingPicture(node.url, staticDir);
      if (problem) page.fail(problem, node);
    });
    visit(tree, (node, _, parent) => {
      if (!isMdxElement(node)) return;
      const place = { element: node, page };
      checkContents(place);
      checkParent(place, parent);
      const name = componentOf(node);
      if (name === undefined && node.name && !ELEMENTS.includes(node.name)) {
        fail(`Pages do not use <${node.name}>. There are: ${ELEMENTS.join(', ')}.`, place);
      }
      if (name === undefined || own.has(name)) return;
      if (!components.includes(name)) {
        const list = nearest(name, [...components, ...replaced])
          .slice(0, MAX_NAMES)
          .join(', ');
        fail(`There is no component <${name}>. Near it are: ${list}.`, place);
      }
      checkAttributes(place, staticDir);
    });
  };
}

/** Name of the component that an element stands for; `undefined`: an element of HTML, or a fragment. */
function componentOf({ name }: MdxElement): string | undefined {
  const first = name?.split('.')[0];
  return first && /^[A-Z]/.test(first) ? first : undefined;
}
