import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { REQUIRED_ROUTES } from '../../../tests/content/requiredRoutes';
import pathToRegexp from './pathToRegexp';

// The one that the router brings.
const library = createRequire(createRequire(import.meta.url).resolve('react-router'))('path-to-regexp') as (
  path: string,
  keys: unknown,
  options: object,
) => RegExp;

const PATHS = ['/', '*', '/docs', '/docs/', '/a.b/c+d'.replace('+', '-'), '/wiki/docs', ...REQUIRED_ROUTES];
const OPTIONS = [true, false].flatMap((end) => [true, false].map((strict) => ({ end, strict })));

describe('R-ROUTE-1: pathToRegexp', () => {
  it('is for the paths of the site what the library is', () => {
    for (const path of PATHS) {
      for (const options of OPTIONS) {
        const ours = pathToRegexp(path, [], { ...options });
        const theirs = library(path, [], { ...options, sensitive: true });
        for (const asked of [
          '/',
          '/docs',
          '/DOCS',
          '/docs/',
          '/docsx',
          path,
          `${path}/`,
          `${path}/more`,
          `${path}x`,
          path.toUpperCase(),
        ]) {
          expect([asked, ours.exec(asked)?.[0]], `${path} ${JSON.stringify(options)}`).toEqual([
            asked,
            theirs.exec(asked)?.[0],
          ]);
        }
      }
    }
  });

  it('refuses parameters', () => {
    expect(() => pathToRegexp('/docs/:id', [])).toThrow('/docs/:id');
  });
});
