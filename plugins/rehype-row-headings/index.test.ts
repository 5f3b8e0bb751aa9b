import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { rehypeRowHeadings } from '.';
import { toHtml } from '../shared/esModules.cjs';

const run = (html: string) =>
  toHtml(
    (
      unified()
        .use(rehypeRowHeadings)
        .runSync(fromHtml(html, { fragment: true })) as Root
    ).children,
  );

const table = (corner: string, rows: string) =>
  `<table><thead><tr><th>${corner}</th><th>Validator</th></tr></thead><tbody>${rows}</tbody></table>`;

describe('rehypeRowHeadings', () => {
  it('makes headings of the first cells where the corner of a table is empty', () => {
    const rows = '<tr><td>Does <code>a</code></td><td>Runs a node</td></tr><tr><td></td><td>Also</td></tr>';
    expect(run(table('', rows))).toBe(
      table('', rows.replace('<td>Does <code>a</code></td>', '<th scope="row">Does <code>a</code></th>')),
    );
  });

  it.each([
    ['a table whose first column has a heading', table('Field', '<tr><td>a</td><td>b</td></tr>')],
    ['a table without rows', table('', '')],
    ['other elements', '<ul><li>a</li></ul>'],
  ])('leaves alone %s', (_what, html) => {
    expect(run(html)).toBe(html);
  });
});
