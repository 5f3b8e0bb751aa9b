import type { Code, Root, Table } from 'mdast';
import type { Plugin } from 'unified';
import { markdownTable } from '../shared/markdownTable';
import { parseFenceMeta } from '../shared/parseFenceMeta';
import type { Chart, Charts } from './chart';
import { SKIP, visit } from '../shared/visit';

/**
 * Writes out what a chart says: its text alternative as the value of the fence, its numbers as a table below. So every output
 * that is made from this tree has both; `rehypeChart` puts the drawing in the place of the fence.
 *
 * Input: an empty fence whose info line is `chart of=conviction`.
 * A name that no chart has, or a fence that holds text, stops the build with page and line. Made with the charts instead of
 * taking them as an option: Docusaurus writes options of plugins into what browsers load.
 */
export function remarkChart(charts: Charts): Plugin<[], Root> {
  return () => (tree, page) => {
    visit(tree, 'code', (fence, index, parent) => {
      if (fence.lang !== 'chart' || !parent || index === undefined) return;
      const name = parseFenceMeta(fence.meta).of ?? '';
      const chart = Object.hasOwn(charts, name) ? charts[name] : undefined;
      if (!chart) {
        return page.fail(`There is no chart "${name}". Known: ${Object.keys(charts).join(', ')}.`, fence);
      }
      if (fence.value.trim()) page.fail('The fence of a chart must be empty; its text would be lost.', fence);
      fence.value = describe(chart);
      parent.children.splice(index + 1, 0, tableOf(chart, fence));
      return [SKIP, index + 2];
    });
  };
}

function describe({ title, panels }: Chart): string {
  return [title, ...panels.map(({ description }) => description)].join('\n');
}

function tableOf({ table: { head, rows } }: Chart, { position }: Code): Table {
  const align = head.map((_, column) => (isNumeric(rows, column) ? 'right' : null));
  return { ...markdownTable(head, rows), position, align };
}

function isNumeric(rows: Chart['table']['rows'], column: number): boolean {
  return rows.every((cells) => /^[\d.,]+$/.test(cells[column] ?? ''));
}
