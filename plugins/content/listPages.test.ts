import { describe, expect, it } from 'vitest';
import { strayName } from './listPages';

describe('strayName', () => {
  it.each(['docs/index.mdx', 'docs/docs.mdx', 'docs/node/index.mdx', 'docs/node/disk.mdx', 'docs/node/node/disk.mdx'])(
    'leaves %s',
    (file) => {
      expect(strayName(file)).toBeUndefined();
    },
  );

  it.each([
    ['docs/README.md', 'is served as the index of its folder'],
    ['docs/node/readme.mdx', 'is served as the index of its folder'],
    ['docs/node/Node.mdx', 'is served as the index of its folder'],
    ['docs/_parts/node/disk.mdx', '"_parts"'],
  ])('names %s', (file, message) => {
    expect(strayName(file)).toContain(message);
  });
});
