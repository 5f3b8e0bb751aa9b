import { describe, expect, it } from 'vitest';
import { framesOfPages, type GeneratedRoute, routesCode, splitRoutes } from './splitRoutes';

const route = (path: string, more: Partial<GeneratedRoute> = {}): GeneratedRoute => ({
  path,
  component: { path, hash: 'abc' },
  ...more,
});
const page = (path: string) => route(path, { exact: true, sidebar: 'docs' });
const DOC = { __comp: 'doc', content: 'text' };

describe('splitRoutes', () => {
  it('takes docs out of the tree, and marks the route that they belong to', () => {
    const tree = [route('/docs', { routes: [page('/docs/a'), page('/docs/b')] }), route('/search', { exact: true })];
    const split = splitRoutes(tree, { '/docs/a-abc': DOC, '/docs/b-abc': DOC, '/search-abc': { __comp: 'search' } });
    expect(split.routes).toEqual([route('/docs', { routes: [], pages: true }), route('/search', { exact: true })]);
    expect(split.pages).toEqual([
      { path: '/docs/a', sidebar: 'docs', component: 'doc', content: 'text' },
      { path: '/docs/b', sidebar: 'docs', component: 'doc', content: 'text' },
    ]);
  });

  it.each([
    ['routes with other properties', page('/docs/a'), { ...DOC, __props: 'props' }],
    ['routes with attributes of their own', { ...page('/docs/a'), wide: true }, DOC],
    ['routes that match more than their path', route('/docs/a'), DOC],
  ])('leaves %s', (_what, child, names) => {
    const tree = [route('/docs', { routes: [child] })];
    expect(splitRoutes(tree, { '/docs/a-abc': names })).toEqual({ routes: tree, pages: [] });
  });

  it('knows what every page of docs is made of: its component, and the routes around it', () => {
    const docs = route('/docs', { routes: [route('/docs/next', { routes: [page('/docs/a')] })] });
    const chunkNames = {
      '/docs-abc': { __comp: 'root', __context: { plugin: 'data' } },
      '/docs/next-abc': { __comp: 'version' },
      '/docs/a-abc': DOC,
      '/search-abc': { __comp: 'search' },
    };
    const split = splitRoutes([docs, route('/search', { exact: true })], chunkNames);
    expect([...framesOfPages(split, chunkNames)].sort()).toEqual(['data', 'doc', 'root', 'version']);
  });

  it('writes routes as Docusaurus does', () => {
    expect(routesCode([route('/a', { exact: true }), { path: '*', component: { path: '*' } }])).toContain(
      '[{ "path": "/a", "exact": true, component: ComponentCreator("/a", "abc") },\n' +
        '{ "path": "*", component: ComponentCreator("*") }]',
    );
  });
});
