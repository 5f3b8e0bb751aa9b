import { Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { headElements, mergeHeads } from './tags';

describe('headElements', () => {
  it('takes elements, bare or in fragments, with the names that HTML has for their attributes', () => {
    const elements = headElements([
      <title key="1">
        {'A page'} | {'Site'}
      </title>,
      false,
      <Fragment key="2">
        <html className="docs" lang="en" />
        <meta charSet="utf-8" />
        <link rel="alternate" hrefLang="en" href="/" title={undefined} />
      </Fragment>,
    ]);
    expect(elements).toEqual([
      { type: 'title', attributes: {}, text: 'A page | Site' },
      { type: 'html', attributes: { class: 'docs', lang: 'en' }, text: '' },
      { type: 'meta', attributes: { charset: 'utf-8' }, text: '' },
      { type: 'link', attributes: { rel: 'alternate', hreflang: 'en', href: '/' }, text: '' },
    ]);
  });
});

describe('mergeHeads', () => {
  const merge = (...parts: Parameters<typeof headElements>[0][]) => mergeHeads(parts.map(headElements));

  it('lets inner parts of a page have their title, their description and their address', () => {
    const merged = merge(
      [<title key="1">Site</title>, <meta key="2" name="description" content="site" />],
      [<link key="1" rel="canonical" href="/outer" />, <meta key="2" property="og:url" content="/outer" />],
      [<title key="1">Page</title>, <meta key="2" name="description" content="page" />],
      [<link key="1" rel="canonical" href="/page" />, <meta key="2" property="og:url" content="/page" />],
    );
    expect(merged.map(({ type, attributes, text }) => [type, attributes.content ?? attributes.href ?? text])).toEqual([
      ['title', 'Page'],
      ['meta', 'page'],
      ['link', '/page'],
      ['meta', '/page'],
    ]);
  });

  it('puts what counts at its own place, behind what stands before it', () => {
    const merged = merge(<title>Site</title>, <meta name="robots" content="noindex" />, <title>Page</title>);
    expect(merged.map(({ type }) => type)).toEqual(['meta', 'title']);
  });

  it('adds up the attributes of the root', () => {
    expect(merge(<html lang="en" className="site" />, <html className="docs" />)).toEqual([
      { type: 'html', attributes: { lang: 'en', class: 'docs' }, text: '' },
    ]);
  });

  it('keeps what stands for itself: scripts, and alternates in other languages', () => {
    const merged = merge(
      [<script key="1">one</script>, <link key="2" rel="alternate" hrefLang="en" href="/a" />],
      [<script key="1">two</script>, <link key="2" rel="alternate" hrefLang="x-default" href="/a" />],
    );
    expect(merged).toHaveLength(4);
  });
});
