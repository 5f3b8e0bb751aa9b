import { describe, expect, it } from 'vitest';
import { checkRoutes, removedRoutes, type Routes } from './checkRoutes';

const SITE: Routes = {
  pages: ['/docs/gas', '/docs/node'],
  redirects: [{ from: '/docs/old-gas', to: '/docs/gas' }],
  ever: ['/docs/gas', '/docs/node', '/docs/old-gas'],
};
const redirect = (...redirects: Routes['redirects']) =>
  checkRoutes({ ...SITE, redirects, ever: [...SITE.pages, ...redirects.map(({ from }) => from)] }).map(
    ({ message }) => message,
  );

describe('R-ROUTE-3: no page is removed without a redirect', () => {
  it('accepts pages, and paths that lead to one', () => {
    expect(checkRoutes(SITE)).toEqual([]);
  });

  it('a page that is gone: says what to add, and where', () => {
    expect(checkRoutes({ ...SITE, pages: ['/docs/gas', '/docs/nodes'], ever: [...SITE.ever, '/docs/nodes'] })).toEqual([
      {
        file: 'config/redirects.ts',
        message: expect.stringContaining("{ from: '/docs/node', to: '/docs/nodes' },"),
      },
    ]);
  });

  it('a page that has moved: proposes its new place before the pages that were there', () => {
    const pages = ['/docs/gas', '/docs/nodes', '/docs/run/full'];
    const [problem] = checkRoutes({ ...SITE, pages, ever: [...SITE.ever, '/docs/nodes'] });
    expect(problem?.message).toContain("{ from: '/docs/node', to: '/docs/run/full' },");
  });

  it('a page that is new: says where its route goes', () => {
    expect(checkRoutes({ ...SITE, pages: [...SITE.pages, '/docs/new'] })).toEqual([
      { file: 'config/every-route.txt', message: '/docs/new is new: add it as a line. No line is ever removed.' },
    ]);
  });

  it('the first page of all is as new as another one', () => {
    const messages = checkRoutes({ pages: ['/docs/gas', '/docs/Gas'], redirects: [], ever: [] }).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      '/docs/gas is new: add it as a line. No line is ever removed.',
      expect.stringContaining('/docs/Gas: "Gas" cannot be part of an address'),
    ]);
  });

  it('a page that has moved, of those that must exist: says which line takes the place of its own', () => {
    expect(checkRoutes({ ...SITE, required: ['/docs/node', '/docs/old-gas'] })).toEqual([
      {
        file: 'tests/content/routes.txt',
        message: '/docs/old-gas leads to /docs/gas now, and is no page. Write /docs/gas in place of the line.',
      },
    ]);
    const [merged] = checkRoutes({ ...SITE, required: ['/docs/gas', '/docs/old-gas'] });
    expect(merged?.message).toContain('Take the line away.');
    expect(checkRoutes({ ...SITE, required: ['/docs/gas'] })).toEqual([]);
  });

  it('an old path whose redirect is new: says where it goes, so that the redirect cannot be lost', () => {
    expect(checkRoutes({ ...SITE, ever: SITE.pages })).toEqual([
      { file: 'config/every-route.txt', message: '/docs/old-gas is new: add it as a line. No line is ever removed.' },
    ]);
  });

  it.each([
    ['a chain', ['/docs/a', '/docs/b'], ['/docs/b', '/docs/gas'], "write to: '/docs/gas'"],
    ['a circle', ['/docs/a', '/docs/b'], ['/docs/b', '/docs/a'], 'round in a circle'],
    ['a path that leads to itself', ['/docs/a', '/docs/a'], ['/docs/b', '/docs/gas'], 'round in a circle'],
    ['a page that does not exist', ['/docs/a', '/docs/gass'], ['/docs/b', '/docs/gas'], 'Nearest: /docs/gas'],
    ['a path that is a page', ['/docs/node', '/docs/gas'], ['/docs/b', '/docs/gas'], '/docs/node is a page'],
    ['two places for one path', ['/docs/a', '/docs/gas'], ['/docs/a', '/docs/node'], 'leads to two places'],
  ] as const)('refuses %s', (_, first, second, message) => {
    const [problem] = redirect({ from: first[0], to: first[1] }, { from: second[0], to: second[1] });
    expect(problem).toContain(message);
  });

  it('names lines that were taken out of the list', () => {
    expect(removedRoutes(['/docs/gas'], [['/docs/gas', '/docs/lost'], ['/docs/lost']])).toEqual([
      { file: 'config/every-route.txt', message: expect.stringContaining('the line /docs/lost was removed') },
    ]);
  });
});

it('a new route of letters that an address should not have is refused, except in a folder that is there', () => {
  const ever = ['/docs/examples/DeFi/dex'];
  const pages = [...ever, '/docs/node/Some Page', '/docs/a.b', '/docs/examples/DeFi/swap', '/docs/examples/DEX/swap'];
  expect(checkRoutes({ pages, redirects: [], ever }).map(({ message }) => message)).toEqual([
    expect.stringContaining('"Some Page" cannot be part of an address'),
    expect.stringContaining('"a.b" cannot be part of an address'),
    expect.stringContaining('/docs/examples/DeFi/swap is new'),
    expect.stringContaining('"DEX" cannot be part of an address'),
  ]);
});
