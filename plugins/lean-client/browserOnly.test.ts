import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../shared/filesBelow';
import { BROWSER_ONLY } from './browserOnly';

const FEATURES = join(import.meta.dirname, '../../src/features');
const IMPORT = /\bimport\('(\.[^']+)'\)/g;

it('names what features load with import(), but for what such a part loads itself, and nothing else', () => {
  const paths = filesBelow(FEATURES);
  const rendered = paths.filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && !BROWSER_ONLY.some((part) => path.startsWith(`${part}/`)),
  );
  const loaded = rendered.flatMap((path) => {
    const file = join(FEATURES, path);
    const requests = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, request = '']) => request);
    return requests.map((request) => relative(FEATURES, join(dirname(file), request)).replaceAll(sep, '/'));
  });
  // The search client is loaded by the dialog and the results page only.
  expect([...new Set(loaded)].filter((path) => !path.startsWith('search/client/')).sort()).toEqual(BROWSER_ONLY);
});
