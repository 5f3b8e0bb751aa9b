import { expect, it } from 'vitest';
import { packHeadings, unpackHeadings } from './headingTier';

const shared = { language: 'en', tag: 'docs-default-current' };
const HEADS = [
  { url: '/docs/gas', headings: ['About', 'Gas'], ...shared },
  { url: '/docs/gas#gas-limit', headings: ['About', 'Gas', null, 'Gas limit'], ...shared },
  { url: '/docs/gas#gas-limit-1', headings: ['About', 'Gas', 'Gas limit'], ...shared },
  { url: '/docs/gas#own', headings: ['About', 'Gas', 'Gas limit', null, 'Named by hand'], ...shared },
  { url: '/docs/gas#msgreply', headings: ['About', 'Gas', 'Gas limit', 'msg::reply()'], ...shared },
  { url: '/docs/gas#2-of-3', headings: ['About', 'Gas', '2 of 3'], ...shared },
  { url: '/uk/docs/gas', headings: ['Про', 'Газ'], language: 'uk', tag: 'docs-default-1.0' },
  { url: '/uk/docs/gas#ліміт', headings: ['Про', 'Газ', 'Ліміт'], language: 'uk', tag: 'docs-default-1.0' },
];

it('gives back what was packed', () => {
  expect(unpackHeadings(JSON.parse(JSON.stringify(packHeadings(HEADS))))).toEqual(HEADS);
});

it('leaves out an anchor that follows from its heading', () => {
  expect(packHeadings(HEADS).pages[0]).toContain('3Gas limit');
});

it('tells once what recurs on every page', () => {
  const { groups, languages, tags } = packHeadings([...HEADS, { ...HEADS[0], url: '/docs/rent' } as (typeof HEADS)[0]]);
  expect({ groups, languages, tags }).toEqual({
    groups: ['About', 'Про'],
    languages: ['en', 'uk'],
    tags: ['docs-default-current', 'docs-default-1.0'],
  });
});
