import type { Definition, Link, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { remarkUpstreamLinks } from '.';

const UPSTREAMS = { gear: { repository: 'https://example.org/gear', ref: 'v1' } };

function resolve(url: string): string {
  const link: Link = { type: 'link', url, children: [] };
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [link] }] };
  unified().use(remarkUpstreamLinks, { upstreams: UPSTREAMS }).runSync(tree);
  return link.url;
}

describe('remarkUpstreamLinks', () => {
  it('links to the file at the documented commit', () => {
    expect(resolve('gear:a/lib.rs#L3')).toBe('https://example.org/gear/blob/v1/a/lib.rs#L3');
  });

  it('takes the address of a reference for a link too', () => {
    const definition: Definition = { type: 'definition', identifier: 'rent', url: 'gear:a/lib.rs' };
    unified()
      .use(remarkUpstreamLinks, { upstreams: UPSTREAMS })
      .runSync({ type: 'root', children: [definition] } as Root);
    expect(definition.url).toBe('https://example.org/gear/blob/v1/a/lib.rs');
  });

  it.each(['mdxJsxFlowElement', 'mdxJsxTextElement'] as const)(
    'takes the href of a component for a link too: %s',
    (type) => {
      const card = {
        type,
        name: 'Card',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'title', value: 'gear:a' },
          { type: 'mdxJsxAttribute', name: 'href', value: 'gear:a/lib.rs' },
        ],
        children: [],
      } as MdxJsxFlowElement | MdxJsxTextElement;
      unified()
        .use(remarkUpstreamLinks, { upstreams: UPSTREAMS })
        .runSync({ type: 'root', children: [card] } as Root);
      expect(card.attributes).toMatchObject([
        { value: 'gear:a' },
        { value: 'https://example.org/gear/blob/v1/a/lib.rs' },
      ]);
    },
  );

  it.each(['https://x.org', './page.mdx', '/docs/welcome', '#part', 'mailto:a@b.c'])('leaves %s alone', (url) => {
    expect(resolve(url)).toBe(url);
  });

  it('names the known keys when one is unknown', () => {
    expect(() => resolve('gaer:a/lib.rs')).toThrow('Unknown source "gaer:" in a link. Known: gear.');
    expect(() => resolve('constructor:a/lib.rs')).toThrow('Unknown source "constructor:"');
  });
});
