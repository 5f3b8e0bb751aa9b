import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { withLandingRoute } from './withLandingRoute';

const leaf = (path: string): RouteConfig => ({ path, component: 'Doc', exact: true });
const root = (...routes: RouteConfig[]): RouteConfig => ({
  path: '/docs',
  component: 'Root',
  routes: [{ path: '/docs', component: 'Version', routes }],
});
const leaves = (route: RouteConfig): string[] => route.routes?.flatMap(leaves) ?? [route.path];

describe('R-ROUTE-2: the docs root shows the welcome page', () => {
  it('adds a route at the root, beside the page of its own', () => {
    expect(leaves(withLandingRoute(root(leaf('/docs/welcome'), leaf('/docs/x')), 'welcome'))).toEqual([
      '/docs',
      '/docs/welcome',
      '/docs/x',
    ]);
  });

  it('adds one for each version that has the page', () => {
    const old = { path: '/docs/1.0', component: 'Version', routes: [leaf('/docs/1.0/welcome')] };
    const tree = root(leaf('/docs/welcome'));
    tree.routes?.unshift(old);
    expect(leaves(withLandingRoute(tree, 'welcome'))).toEqual(
      expect.arrayContaining(['/docs', '/docs/welcome', '/docs/1.0', '/docs/1.0/welcome']),
    );
  });

  it('keeps a root that has a page', () => {
    const tree = root(leaf('/docs'), leaf('/docs/welcome'));
    expect(leaves(withLandingRoute(tree, 'welcome'))).toEqual(['/docs', '/docs/welcome']);
  });

  it('leaves a tree without that page alone', () => {
    expect(leaves(withLandingRoute(root(leaf('/docs/x')), 'welcome'))).toEqual(['/docs/x']);
  });
});
