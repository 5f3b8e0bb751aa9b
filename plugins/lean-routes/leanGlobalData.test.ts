import { expect, it } from 'vitest';
import { docsIn, leanGlobalData } from './leanGlobalData';

const DOCS = 'docusaurus-plugin-content-docs';
const doc = (id: string) => ({ id, path: `/docs/${id}` });
const version = (name: string) => ({ name, mainDocId: 'main', docs: [doc('main'), doc('named'), doc('other')] });
const data = (...names: string[]) => ({ [DOCS]: { default: { path: '/docs', versions: names.map(version) } } });

it('keeps of the list of docs what the frame of a page names', () => {
  const lean = leanGlobalData(data('current'), new Set(['named']));
  const docs = [doc('main'), doc('named')];
  expect(lean).toEqual({ [DOCS]: { default: { path: '/docs', versions: [{ ...version('current'), docs }] } } });
});

it('keeps the lists of several versions, which name each other', () => {
  expect(leanGlobalData(data('current', '1.0'), new Set())).toEqual(data('current', '1.0'));
});

it('leaves a site without docs alone', () => {
  expect(leanGlobalData({ other: { default: 1 } }, new Set())).toEqual({ other: { default: 1 } });
});

it('finds docs that a navbar names', () => {
  expect(docsIn({ navbar: { items: [{ docId: 'a' }, { items: [{ docId: 'b' }] }] } })).toEqual(['a', 'b']);
});
