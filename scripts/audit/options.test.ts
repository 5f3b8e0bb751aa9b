import { describe, expect, it } from 'vitest';
import { CHECKS, pickRoutes, readOptions } from './options';

describe('readOptions', () => {
  it('looks at everything by default', () => {
    expect(readOptions([])).toEqual({ checks: CHECKS, routes: [], all: false, workers: 3 });
  });

  it('reads picks, and takes the slash from the end of an address', () => {
    const args = ['--all', '--checks', 'axe,scroll', '--routes', '/,/docs/*', '--url', 'http://x/', '--workers', '2'];
    const checks = ['axe', 'scroll'];
    expect(readOptions(args)).toEqual({ checks, routes: ['/', '/docs/*'], all: true, url: 'http://x', workers: 2 });
  });

  it.each([
    [['--checks', 'axe,colour'], 'There is no check colour. There are load, console'],
    [['--workers', 'many'], '--workers needs a number, not many'],
    [['--workers', '0'], '--workers needs a number, not 0'],
    [['--check', 'axe'], "Unknown option '--check'"],
  ])('%s: says what is wrong', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe('pickRoutes', () => {
  const routes = ['/', '/docs/a', '/docs/a/b', '/search'];

  it.each([
    [[], routes],
    [['/docs/a'], ['/docs/a']],
    [
      ['/docs/a*', '/docs/a'],
      ['/docs/a', '/docs/a/b'],
    ],
  ])('%s', (picks, picked) => {
    expect(pickRoutes(routes, picks)).toEqual(picked);
  });

  it('names a pick that matches nothing', () => {
    expect(() => pickRoutes(routes, ['/', '/doc'])).toThrow('No route matches /doc.');
  });
});
