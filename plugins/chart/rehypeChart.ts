import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { toHtml } from '../shared/esModules.cjs';
import { mdxElement } from '../shared/mdxElement';
import { visitFences } from '../shared/visitFences';
import type { Charts } from './chart';
import { drawPanel } from './drawPanel';

/** Draws `chart` fences, which `remarkChart` has checked, as a `<Chart>` with inline SVG in the colours of the theme. */
export function rehypeChart(charts: Charts): Plugin<[], Root> {
  return () => (tree, page) => {
    let count = 0;
    visitFences(tree, ({ language, meta, node }) => {
      if (language !== 'chart') return undefined;
      const chart = charts[meta.of ?? ''];
      if (!chart) return page.fail('A chart has not been checked; remarkChart must run before.', node);
      const panels = chart.panels.map((panel) => drawPanel(panel, `chart-${(count += 1)}`));
      return mdxElement('Chart', { title: chart.title, html: toHtml(panels, { space: 'svg' }) });
    });
  };
}
