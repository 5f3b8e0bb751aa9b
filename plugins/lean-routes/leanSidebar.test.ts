import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { leanVersion } from './leanSidebar';

const link = (href: string): PropSidebarItem => ({ type: 'link', label: href, href });
const category = (items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label: 'Category',
  collapsed: true,
  collapsible: true,
  items,
  href,
});
const version = (items: PropSidebarItem[]): PropVersionMetadata => ({
  pluginId: 'default',
  version: 'current',
  label: 'Current',
  banner: null,
  badge: false,
  noIndex: false,
  className: '',
  isLast: true,
  docsSidebars: { main: items },
  docs: { a: { id: 'a', title: 'A', description: '' } },
});

it('leaves of each top-level category a link to its first page, which names the branch', () => {
  const inner = [category([link('/a/b/c')]), link('/a/d')];
  const { version: lean, branches } = leanVersion(version([link('/x'), category(inner)]), () => 'id');
  expect(branches).toEqual({ id: inner });
  expect(lean.docsSidebars.main).toEqual([
    link('/x'),
    category([{ type: 'link', label: '', href: '/a/b/c', customProps: { branch: 'id' } }]),
  ]);
  expect(lean.docs).toEqual({});
});

it('leaves alone a category without items', () => {
  const empty = category([], '/a');
  const { version: lean, branches } = leanVersion(version([empty]), () => 'id');
  expect([lean.docsSidebars.main, branches]).toEqual([[empty], {}]);
});

it.each([
  ['the page of an inner category', [category([link('/a/b/c')], '/a/b')], '/a/b'],
  [
    'no page of an inner category that lists leave out',
    [{ ...category([link('/a/b/c')], '/a/b'), linkUnlisted: true }],
    '/a/b/c',
  ],
  ['no page that lists leave out', [{ ...link('/a/hidden'), unlisted: true }, link('/a/b')], '/a/b'],
  ['no empty category', [category([]), link('/a/b')], '/a/b'],
] as const)('the first page is %s', (_what, items, href) => {
  const { version: lean } = leanVersion(version([category([...items] as PropSidebarItem[])]), () => 'id');
  expect(lean.docsSidebars.main).toEqual([
    category([{ type: 'link', label: '', href, customProps: { branch: 'id' } }]),
  ]);
});

it('knows the branch of every page, pages of categories included', () => {
  const { branchOf } = leanVersion(
    version([link('/x'), category([category([link('/a/b')], '/a/index')], '/a')]),
    () => 'id',
  );
  expect(['/a', '/a/index', '/a/b', '/x'].map((path) => branchOf('main', path))).toEqual(['id', 'id', 'id', undefined]);
  expect(branchOf('other', '/a')).toBeUndefined();
});
