import type { Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import { remarkMdx, remarkParse, unified } from '../shared/esModules.cjs';
import { isMdxElement } from '../shared/mdxElement';
import { visit } from '../shared/visit';

/**
 * Imports the components that few pages use into these pages, so that the others do not load them. Writers use them as any other,
 * without an import.
 *
 * @param modules - module that exports a component by default, by the name of the component
 */
export function rehypeImports(modules: Readonly<Record<string, string>>): Plugin<[], Root> {
  return () => (tree) => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (isMdxElement(node) && node.name && Object.hasOwn(modules, node.name)) used.add(node.name);
    });
    const lines = [...used].map((name) => `import ${name} from ${JSON.stringify(modules[name])};`);
    // Nodes of modules pass through from Markdown to HTML as they are.
    if (lines.length > 0) tree.children.unshift(...(parser.parse(lines.join('\n')).children as RootContent[]));
  };
}

const parser = unified().use(remarkParse).use(remarkMdx);
