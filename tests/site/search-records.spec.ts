import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { readRecords } from '../../plugins/search-index/loadRecords';
import { REQUIRED_ROUTES } from '../content/requiredRoutes';

/** Anchors of a built page. */
async function anchorsOf(path: string): Promise<Set<unknown>> {
  const tree: Root = fromHtml(await readFile(`build${path}.html`, 'utf8'));
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties }) => void ids.add(properties.id));
  return ids;
}

test('R-SEARCH-5: each record leads to a page, and to an anchor that the page has', async () => {
  test.slow();
  const records = await readRecords('.');
  const urls = [...new Set(records.map(({ url }) => url))];
  const pages = new Map<string, Set<unknown>>();
  const missing: string[] = [];
  for (const url of urls) {
    const [path = '', anchor] = url.split('#');
    const anchors = pages.get(path) ?? (await anchorsOf(path));
    pages.set(path, anchors);
    if (anchor !== undefined && !anchors.has(anchor)) missing.push(url);
  }
  expect(missing).toEqual([]);

  const expected = REQUIRED_ROUTES.filter((route) => route.startsWith('/docs/'));
  expect(expected.filter((route) => !pages.has(route))).toEqual([]);
});
