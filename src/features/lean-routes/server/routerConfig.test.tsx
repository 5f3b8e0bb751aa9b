import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchPath as match } from 'react-router';
import * as library from 'react-router-config';
import { describe, expect, it } from 'vitest';
import { matchPath } from './router';
import { matchRoutes, renderRoutes } from './routerConfig';

const named = (name: string) => () => <p>{name}</p>;
const leaf = (path: string): library.RouteConfig => ({ path, exact: true, component: named(path) });
const Frame = ({ route }: library.RouteConfigComponentProps) => <main>{renderRoutes(route?.routes)}</main>;
const ROUTES: library.RouteConfig[] = [
  leaf('/docs/early'),
  leaf('/search'),
  { path: '/docs', component: Frame, routes: [leaf('/docs'), leaf('/docs/Gas'), leaf('/docs/gas'), leaf('/docs/a.b')] },
  leaf('/docs/late'),
  { path: '/v/:version', exact: true, component: named('version') },
  leaf('/v/1'),
  { path: '/strict', exact: true, strict: true, component: named('strict') },
  leaf('/'),
  { path: '*', component: named('any') },
];
const ADDRESSES = [
  ...['/', '/docs', '/docs/', '/DOCS', '/docs/gas', '/docs/gas/', '/docs/GAS', '/docs/a.b', '/docs/axb', '/docs/none'],
  ...['/docs/early', '/docs/late', '/docs/late/x', '/v/1', '/v/2', '/strict', '/strict/', '/Strict', '/docsx', '/x//'],
];

describe('R-ROUTE-1: what renders pages finds the routes that the router finds', () => {
  it.each(ADDRESSES)('%s', (address) => {
    expect(matchRoutes(ROUTES, address)).toEqual(library.matchRoutes(ROUTES, address));
    const [ours, theirs] = [renderRoutes, library.renderRoutes].map((render) =>
      renderToStaticMarkup(<MemoryRouter initialEntries={[address]}>{render(ROUTES)}</MemoryRouter>),
    );
    expect(ours).toBe(theirs);
    for (const route of ROUTES) expect(matchPath(address, route), String(route.path)).toEqual(match(address, route));
  });
});
