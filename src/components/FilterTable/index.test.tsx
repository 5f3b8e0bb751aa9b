import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import FilterTable from '.';
import { readTable, valuesOf } from './readTable';

const tableOf = (values: string) => (
  <table>
    <thead>
      <tr>
        <th>Example</th>
        <th>Teaches</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>
          <a href="/a">Auction</a>
        </td>
        <td>{values}</td>
      </tr>
    </tbody>
  </table>
);
const TABLE = tableOf('events, delayed message');

describe('FilterTable', () => {
  it('reads names of columns and text of cells', () => {
    const { header, rows } = readTable(TABLE);
    expect(header).toEqual(['Example', 'Teaches']);
    expect(rows.map(({ cells }) => cells)).toEqual([['Auction', 'events, delayed message']]);
  });

  it('takes a list in a cell apart', () => {
    expect(valuesOf('events, delayed message')).toEqual(['events', 'delayed message']);
    expect(valuesOf('')).toEqual([]);
  });

  it('shows everything before scripts run', () => {
    const html = renderToStaticMarkup(
      <FilterTable by="Teaches" rows="examples">
        {TABLE}
      </FilterTable>,
    );
    expect(html).toContain('1 examples');
    expect(html).toContain(
      '<option value="delayed message">delayed message</option><option value="events">events</option>',
    );
    expect(html).toContain('Auction');
  });

  it('puts the values of a menu in order, whatever their case, and those that only differ in it as they come', () => {
    const html = renderToStaticMarkup(
      <FilterTable by="Teaches" rows="examples">
        {tableOf('State, events, VFT, state, RPC')}
      </FilterTable>,
    );
    const options = Array.from(html.matchAll(/<option value="([^"]+)"/g), ([, value]) => value);
    expect(options).toEqual(['events', 'RPC', 'State', 'state', 'VFT']);
  });

  it.each([
    [<p key="p">text</p>, 'Teaches', 'exactly one Markdown table'],
    [TABLE, 'Level', 'no column "Level". The table has: Example, Teaches.'],
  ])('refuses what it cannot filter', (children, by, message) => {
    expect(() =>
      renderToStaticMarkup(
        <FilterTable by={by} rows="examples">
          {children}
        </FilterTable>,
      ),
    ).toThrow(message);
  });
});
