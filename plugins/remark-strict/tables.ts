import type { Paragraph, Table, TableRow } from 'mdast';
import type { VFile } from 'vfile';
import { textOfPage } from './sourceOf';

export function refuseLostCells({ children: [head, ...rows] }: Table, page: VFile): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    if (row.children.length <= columns) continue;
    page.fail(
      `This row has ${row.children.length} cells, the head of the table ${columns}: what is behind them would be lost. For the sign write "\\|", in code too.`,
      row,
    );
  }
}

/** A line right behind a table is a row of it, whatever it looks like. */
export function refuseTextAsRow({ children: [head, ...rows] }: Table, page: VFile): void {
  const source = textOfPage(page);
  const hasBar = (row?: TableRow) => source.charAt(row?.position?.start.offset ?? 0) === '|';
  // A table may do without the outer bars.
  const text = hasBar(head) ? rows.find((row) => !hasBar(row)) : undefined;
  if (text) page.fail('This line would be a row of the table above. Put an empty line between them.', text);
}

/** What an empty line has cut off a table is text with bars. */
export function refuseRowAsText(paragraph: Paragraph, page: VFile): void {
  const [first] = paragraph.children;
  if (first?.type !== 'text' || !first.value.startsWith('|')) return;
  page.fail('This row is in no table. Take away the empty line before it, or give the table a head.', paragraph);
}
