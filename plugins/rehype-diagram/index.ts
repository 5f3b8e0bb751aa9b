import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { toHtml } from '../shared/esModules.cjs';
import { nativeImport } from '../shared/nativeImport.cjs';
import { mdxElement } from '../shared/mdxElement';
import { visitFences } from '../shared/visitFences';
import { drawDiagram, type RenderMermaid } from './drawDiagram';
import { readAccessibleText } from './readAccessibleText';

/** Begins a diagram, inside of a list or a quote too. */
const FENCE = /^[\s>*+\d.)-]*(?:`{3,}|~{3,})\s*mermaid\b/m;

/**
 * Draws `mermaid` fences at build time. Each becomes a `<Diagram>` with inline SVG that takes its colours from the theme.
 * Its title and text alternative are Mermaid's own `accTitle:` and `accDescr:` lines; a diagram without them, or one that does not
 * parse, stops the build with page and line.
 */
export const rehypeDiagram: Plugin<[], Root> = () => async (tree, page) => {
  if (!FENCE.test(String(page))) return;
  const { renderMermaidSVG } = await nativeImport<{ renderMermaidSVG: RenderMermaid }>('beautiful-mermaid');
  let count = 0;
  visitFences(tree, ({ language, code, node }) => {
    if (language !== 'mermaid') return undefined;
    const { title, description, source } = readAccessibleText(code);
    if (!title || !description) {
      return page.fail('A diagram needs a line "accTitle: …" and a line "accDescr: …" below its type.', node);
    }
    count += 1;
    try {
      const svg = drawDiagram(renderMermaidSVG, source, { id: `diagram-${count}`, title, description });
      return mdxElement('Diagram', { title, html: toHtml(svg, { space: 'svg' }) });
    } catch (error) {
      return page.fail(`This diagram cannot be drawn: ${(error as Error).message}`, node);
    }
  });
};
