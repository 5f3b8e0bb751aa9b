import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { visit } from '../shared/visit';
import { remarkTwinLinks } from '.';

/** Where the links of a page lead. */
function linksOf(path: string, source: string): string[] {
  const processor = unified().use(remarkParse).use(remarkTwinLinks, { root: '/site' });
  const file = new VFile({ path, value: source });
  const tree = processor.runSync(processor.parse(file), file) as Root;
  const urls: string[] = [];
  visit(tree, ['link', 'definition'], (node) => void ('url' in node && urls.push(node.url)));
  return urls;
}

describe('remarkTwinLinks', () => {
  it.each([
    ['docs/api/events.mdx', './blocks.mdx', '/api/blocks.mdx'],
    ['docs/welcome.mdx', './api/events.mdx#filter', '/api/events.mdx#filter'],
    ['versioned_docs/version-1.0/api/events.mdx', '../welcome.mdx', '/welcome.mdx'],
    ['i18n/fr/docusaurus-plugin-content-docs/current/api/events.mdx', '../node/index.mdx?a=b', '/node/index.mdx?a=b'],
  ])('in %s has %s begin at the folder of all pages', (path, url, expected) => {
    expect(linksOf(`/site/${path}`, `[a](${url})\n\n[b]: ${url}`)).toEqual([expected, expected]);
  });

  it.each(['/docs/api', 'https://docs.example/x.mdx', '#part', './picture.svg', '/api/events.mdx'])(
    'leaves %s',
    (url) => {
      expect(linksOf('/site/docs/api/events.mdx', `[a](${url})`)).toEqual([url]);
    },
  );

  it('leaves files that are no pages of the docs', () => {
    expect(linksOf('/site/src/pages/about.mdx', '[a](./b.mdx)')).toEqual(['./b.mdx']);
  });
});
