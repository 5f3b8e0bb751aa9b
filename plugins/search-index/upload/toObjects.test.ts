import { expect, it } from 'vitest';
import { hierarchyOf, type SearchRecord } from '../../../src/shared/search/record';
import { toObjects } from './toObjects';

const record = (content: string | null): SearchRecord => ({
  objectID: 'id/text',
  hierarchy: hierarchyOf(['About', 'Gas']),
  content,
  type: 'content',
  url: '/docs/gas',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
});

it('R-SEARCH-5: keeps records that the hosted service takes', () => {
  expect(toObjects([record(null), record('short')])).toEqual([record(null), record('short')]);
});

it('R-SEARCH-5: cuts long texts at the ends of lines and loses nothing', () => {
  const lines = Array.from({ length: 500 }, (_, number) => `Line ${number} of a long text.`);
  const objects = toObjects([record(lines.join('\n')), record('x'.repeat(15_000))]);
  expect(objects.map(({ objectID }) => objectID).slice(0, 3)).toEqual(['id/text', 'id/text/2', 'id/text/3']);
  expect(Math.max(...objects.map(({ content }) => content?.length ?? 0))).toBeLessThanOrEqual(6000);
  const [ofLines, ofOne] = [objects.slice(0, -3), objects.slice(-3)].map((list) => list.map(({ content }) => content));
  expect(ofLines?.join('\n')).toBe(lines.join('\n'));
  expect(ofOne?.join('')).toBe('x'.repeat(15_000));
});

it('R-SEARCH-5: counts bytes, as the service does, and cuts no sign in two', () => {
  const text = '🦀'.repeat(2000);
  const parts = toObjects([record(text)]).map(({ content }) => content ?? '');
  expect(parts.map((part) => Buffer.byteLength(part))).toEqual([6000, 2000]);
  expect(parts.join('')).toBe(text);
});
