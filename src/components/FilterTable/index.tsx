import { cloneElement, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHistory } from 'react-router';
import { readTable, valuesOf } from './readTable';
import styles from './styles.module.css';

export interface Props {
  /** Names of the columns to filter by, with commas between them. */
  by: string;
  /** What a row is, in the plural: "examples". */
  rows: string;
  /** One Markdown table. */
  children: ReactNode;
}

/** What was chosen in tables that the reader has left, by page and columns: for the way back. */
const left = new Map<string, Readonly<Record<string, string>>>();

/**
 * A Markdown table with a menu for each of some columns, which leaves the rows that name all chosen values. Without scripts the
 * table is there whole.
 *
 * @throws Error if it does not hold exactly one table, or a column does not exist
 */
export default function FilterTable({ by, rows: what, children }: Props) {
  const id = useId();
  const filters = useRef<HTMLDivElement>(null);
  const { table, head, header, rows } = useMemo(() => readTable(children), [children]);
  const columns = useMemo(() => valuesOf(by).map((name) => toColumn(name, header, rows)), [by, header, rows]);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});

  const shown = rows.filter(({ cells }) =>
    columns.every(({ name, index }) => !chosen[name] || valuesOf(cells[index] ?? '').includes(chosen[name])),
  );
  const isFiltered = Object.values(chosen).some(Boolean);

  // The menus keep their values themselves: React would set back what was chosen before hydration.
  const menus = () => [...(filters.current?.querySelectorAll('select') ?? [])];
  const filter = () => {
    const values = Object.fromEntries(menus().map(({ name, value }) => [name, value]));
    left.set(window.location.pathname + by, values);
    setChosen(values);
  };
  const history = useHistory();
  // Before the page is scrolled to where the reader was. What was chosen before hydration, only the DOM knows.
  useLayoutEffect(() => {
    const before = history.action === 'POP' ? left.get(window.location.pathname + by) : undefined;
    for (const menu of menus()) menu.value ||= before?.[menu.name] ?? '';
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    filter();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const showAll = () => {
    for (const menu of menus()) menu.value = '';
    filter();
    // The button that was pressed goes away.
    menus()[0]?.focus();
  };

  return (
    <div>
      <div ref={filters} className={styles.filters}>
        {columns.map(({ name, values }) => (
          <label key={name} className={styles.filter} htmlFor={`${id}${name}`}>
            {name}
            <select id={`${id}${name}`} name={name} onChange={filter}>
              <option value="">All</option>
              {values.map((value) => (
                // With a value of its own, because browsers translate the text.
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </label>
        ))}
        {isFiltered && (
          <button type="button" className={styles.clear} onClick={showAll}>
            Show all
          </button>
        )}
      </div>
      <p className={styles.count} role="status">
        {shown.length === rows.length ? `${rows.length} ${what}` : `${shown.length} of ${rows.length} ${what}`}
      </p>
      {cloneElement(table, {}, head, <tbody key="body">{shown.map(({ element }) => element)}</tbody>)}
    </div>
  );
}

/** Order of two values, whatever their case. Not `localeCompare`: phones take 60 ms to get ready for it, and these are plain words. */
const byLetters = (a: string, b: string): number => {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return Number(first > second) - Number(first < second);
};

function toColumn(name: string, header: string[], rows: { cells: string[] }[]) {
  const index = header.indexOf(name);
  if (index < 0) throw new Error(`<FilterTable> has no column "${name}". The table has: ${header.join(', ')}.`);
  const values = new Set(rows.flatMap(({ cells }) => valuesOf(cells[index] ?? '')));
  return { name, index, values: [...values].sort(byLetters) };
}
