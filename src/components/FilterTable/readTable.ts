import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { textOf } from '../textOf';

type Element = ReactElement<{ children?: ReactNode }>;

/** A Markdown table as React has it. */
export interface TableParts {
  /** The element around head and body. */
  table: Element;
  /** Names of the columns. */
  header: string[];
  head: Element;
  rows: { element: Element; cells: string[] }[];
}

/**
 * Takes a Markdown table apart, whatever it is wrapped in.
 *
 * @throws Error if there is not exactly one table
 */
export function readTable(children: ReactNode): TableParts {
  let [table, ...rest] = elementsIn(children);
  while (table && rest.length === 0 && elementsIn(table.props.children).length === 1) {
    [table, ...rest] = elementsIn(table.props.children);
  }
  const [head, body] = elementsIn(table?.props.children);
  if (!table || rest.length > 0 || head?.type !== 'thead' || body?.type !== 'tbody') {
    throw new Error('<FilterTable> takes exactly one Markdown table with rows.');
  }
  const cellsOf = (row: Element | undefined) => elementsIn(row?.props.children).map((cell) => textOf(cell));
  return {
    table,
    head,
    header: cellsOf(elementsIn(head.props.children)[0]),
    rows: elementsIn(body.props.children).map((element) => ({ element, cells: cellsOf(element) })),
  };
}

/** What a cell names: "delayed message, events" names two things. */
export const valuesOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

function elementsIn(children: ReactNode): Element[] {
  return Children.toArray(children).filter((child): child is Element => isValidElement(child));
}
