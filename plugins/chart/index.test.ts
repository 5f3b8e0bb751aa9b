import type { Element, Root as Html } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { type Charts, rehypeChart, remarkChart } from '.';
import { drawPanel } from './drawPanel';

const CHARTS: Charts = {
  fall: {
    title: 'A fall',
    panels: [
      {
        title: 'Height',
        description: 'From 10 to 0 <metres>.',
        x: { label: 'Time, s', ticks: [0, 2] },
        y: { label: 'Height, m', ticks: [0, 10] },
        series: [
          {
            name: 'Stone',
            points: [
              [0, 10],
              [2, 0],
            ],
          },
          { name: 'Feather', points: [[0, 10]] },
        ],
      },
    ],
    table: {
      head: ['Time, s', 'Place'],
      rows: [
        ['0', 'hand'],
        ['2', 'ground'],
      ],
    },
  },
  rise: { title: 'A rise', panels: [], table: { head: [], rows: [] } },
};

function run(meta: string | null, value = ''): Root {
  const position = { start: { line: 7, column: 1 }, end: { line: 8, column: 4 } };
  const tree: Root = { type: 'root', children: [{ type: 'code', lang: 'chart', meta, value, position }] };
  return unified()
    .use(remarkChart(CHARTS))
    .runSync(tree, new VFile({ path: 'docs/page.mdx' })) as Root;
}

describe('remarkChart', () => {
  const [fence, table] = run('of=fall').children;

  it('writes the text alternative into the fence', () => {
    expect(fence).toMatchObject({ meta: 'of=fall', value: 'A fall\nFrom 10 to 0 <metres>.' });
  });

  it('puts the numbers into a table below, figures to the right', () => {
    expect(table).toMatchObject({ type: 'table', align: ['right', null] });
    expect(JSON.stringify(table)).toMatch(/Time, s.*Place.*hand.*ground/);
  });

  it('puts it before what follows', () => {
    const fence = { type: 'code', lang: 'chart', meta: 'of=fall', value: '' } as const;
    const text = { type: 'paragraph', children: [{ type: 'text', value: 'Text.' }] } as const;
    const tree = { type: 'root', children: [fence, text, { ...fence }, { ...text }] } as unknown as Root;
    const { children } = unified().use(remarkChart(CHARTS)).runSync(tree) as Root;
    const pair = ['code', 'table', 'paragraph'];
    expect(children.map(({ type }) => type)).toEqual([...pair, ...pair]);
  });

  it.each([
    ['of=flal', '', 'There is no chart "flal". Known: fall, rise.'],
    [null, '', 'There is no chart "". Known: fall, rise.'],
    ['of=constructor', '', 'There is no chart "constructor". Known: fall, rise.'],
    ['of=fall', 'text', 'The fence of a chart must be empty; its text would be lost.'],
  ])('stops at %s %s with page, line and what is right', (meta, value, reason) => {
    expect(() => run(meta, value)).toThrow(
      expect.objectContaining({ reason, line: 7, file: 'docs/page.mdx' }) as unknown as Error,
    );
  });
});

describe('rehypeChart', () => {
  it('puts a component with the drawing in the place of the fence', () => {
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: { className: ['language-chart'], metastring: 'of=fall' },
      children: [],
    };
    const tree: Html = {
      type: 'root',
      children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }],
    };
    unified().use(rehypeChart(CHARTS)).runSync(tree);
    expect(tree.children).toMatchObject([{ name: 'Chart', attributes: [{ value: 'A fall' }, { name: 'html' }] }]);
  });
});

describe('drawPanel', () => {
  const [panel] = CHARTS.fall?.panels ?? [];
  const drawing = panel ? toHtml(drawPanel(panel, 'chart-1'), { space: 'svg' }) : '';

  it('carries its title and text alternative', () => {
    expect(drawing).toContain('<title id="chart-1-title">Height</title>');
    expect(drawing).toContain('<desc id="chart-1-description">From 10 to 0 &#x3C;metres>.</desc>');
    expect(drawing).toContain('role="img" aria-labelledby="chart-1-title" aria-describedby="chart-1-description"');
  });

  it('names both axes with their units, and each tick', () => {
    const texts = [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts).toEqual(['Height', 'Stone', 'Feather', 'Height, m', 'Time, s', '0', '10', '0', '2']);
  });

  it('has no legend for a single line', () => {
    const single = panel && { ...panel, series: panel.series.slice(0, 1) };
    expect(single && toHtml(drawPanel(single, 'chart-1'), { space: 'svg' })).not.toContain('Stone');
  });

  it('brings no colours of its own but, where the stylesheet is lost, those of text', () => {
    expect(drawing).not.toMatch(/style|#[0-9a-f]{3}/);
    expect(drawing).toMatch(/^<svg [^>]*fill="currentColor" font-size="12">/);
    for (const [path] of drawing.matchAll(/<path [^>]*>/g))
      expect(path).toContain(' fill="none" stroke="currentColor"');
    for (const [line] of drawing.matchAll(/<path [^>]*data-series="1"[^>]*>/g))
      expect(line).toContain('dasharray="5 3"');
  });

  it('draws the first line on top of the others, where they meet', () => {
    const order = [...drawing.matchAll(/part="line" data-series="(\d)"[^>]*d="M[\d. ]+(?:L[\d. ]+)?"/g)];
    expect(order.slice(-2).map(([, series]) => series)).toEqual(['1', '0']);
  });

  it('draws the first point higher than the last', () => {
    expect(drawing).toContain('d="M34 62L326 194"');
  });
});
