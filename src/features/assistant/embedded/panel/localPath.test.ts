import { expect, it } from 'vitest';
import { localPath } from './localPath';

it.each([
  ['https://docs.example/preview/docs/gas#a', '/docs/gas#a'],
  ['https://docs.example/preview/', '/'],
  ['https://docs.example/other', undefined],
  ['https://docs.example.evil/preview/docs', undefined],
  ['https://crates.io/', undefined],
])('%s is %s here', (url, path) => {
  expect(localPath(url, 'https://docs.example/preview/')).toBe(path);
});
