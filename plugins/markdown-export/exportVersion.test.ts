import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { ReadDoc, ReadVersion } from '../content/readDocs';
import { type ExportOptions, exportVersion } from './exportVersion';

const SITE = { title: 'Docs', url: 'https://docs.example', baseUrl: '/preview/' };

const OPTIONS: ExportOptions = {
  upstreams: { gear: { repository: 'https://git.example/gear', ref: 'v2' } },
  files: 'https://git.example/blob/main/',
  checked: {},
  release: 'Gear 2',
  summary: 'Docs of Gear.',
  notes: (home) => [`Ask at ${home}.`],
};

/** A page as the reader of the content gives it, with what this takes from it. */
function doc(id: string, facts: { permalink?: string; lastUpdatedAt?: number; frontMatter?: object } = {}): ReadDoc {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: `Text of ${id}.` }] }],
  };
  const { permalink = `/preview/docs/${id}`, lastUpdatedAt, frontMatter = {} } = facts;
  const metadata = {
    id,
    title: `Page ${id}`,
    description: `About ${id}.`,
    permalink,
    lastUpdatedAt,
  } as ReadDoc['metadata'];
  return { metadata, path: `docs/${id}.mdx`, frontMatter: { ...frontMatter }, tree: () => tree, messages: [] };
}

function version(docs: ReadDoc[], facts: { isLast?: boolean; label?: string; sidebars?: unknown } = {}): ReadVersion {
  const category = { type: 'category', collapsed: true, collapsible: true } as const;
  const sidebars = {
    all: [
      {
        ...category,
        label: 'Build things',
        items: [
          { type: 'doc', id: 'build/b' },
          { type: 'doc', id: 'build/a' },
        ],
      },
      { type: 'doc', id: 'welcome' },
    ],
  };
  const loaded = { path: '/preview/docs', isLast: true, sidebars, ...facts } as unknown as ReadVersion['version'];
  return { pluginId: 'default', version: loaded, docs };
}

const DOCS = [doc('build/a'), doc('build/b'), doc('hidden'), doc('welcome')];

it('links lead from a page that is translated to one that is not, and back', async () => {
  const folder = 'i18n/fr/docusaurus-plugin-content-docs/current/';
  const linked = (id: string, file: string, url: string): ReadDoc => {
    const text = { type: 'text', value: 'x' } as const;
    const tree: Root = {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'link', url, children: [text] }] }],
    };
    return { ...doc(id), path: file, tree: () => tree };
  };
  const docs = [linked('a', `${folder}a.mdx`, './b.mdx'), linked('b', 'docs/b.mdx', './a.mdx')];
  const files = await exportVersion(version(docs, { sidebars: {} }), SITE, OPTIONS);
  expect(files.get('docs/a.md')).toContain('[x](https://docs.example/preview/docs/b)');
  expect(files.get('docs/b.md')).toContain('[x](https://docs.example/preview/docs/a)');
});

describe('files for machines', async () => {
  const files = await exportVersion(version(DOCS), SITE, OPTIONS);

  it('are each page at its own path, the docs root, the index and the bundles', () => {
    expect([...files.keys()].sort()).toEqual([
      'docs.md',
      'docs/build/a.md',
      'docs/build/b.md',
      'docs/hidden.md',
      'docs/welcome.md',
      'index.md',
      'llms-full.txt',
      'llms.txt',
      'llms/build.txt',
      'llms/start.txt',
    ]);
  });

  it('show at the docs root what the page shows there, with its own address', () => {
    expect(files.get('docs.md')).toBe(files.get('docs/welcome.md'));
    expect(files.get('docs.md')).toContain('canonical: "https://docs.example/preview/docs/welcome"');
  });

  it('leave to the docs root a page of its own', async () => {
    const own = doc('index', { permalink: '/preview/docs' });
    const others = await exportVersion(version([...DOCS, own]), SITE, OPTIONS);
    expect(others.get('docs.md')).toContain('Text of index.');
  });

  it('list sections and pages in the order of the sidebar, then pages that it does not show', () => {
    expect(files.get('llms.txt')).toBe(`# Docs

> Docs of Gear.

- Ask at https://docs.example/preview/.

## Start here

- [Page welcome](https://docs.example/preview/docs/welcome.md): About welcome.
- [Page hidden](https://docs.example/preview/docs/hidden.md): About hidden.

## Build things

- [Page build/b](https://docs.example/preview/docs/build/b.md): About build/b.
- [Page build/a](https://docs.example/preview/docs/build/a.md): About build/a.

## Optional

- [All pages](https://docs.example/preview/llms-full.txt): 4 pages in one file
- [All of Start here](https://docs.example/preview/llms/start.txt): 2 pages in one file
- [All of Build things](https://docs.example/preview/llms/build.txt): 2 pages in one file
`);
  });

  it('hold whole sections, each page below its address', () => {
    expect(files.get('llms/build.txt'))
      .toBe(`Docs, Gear 2: all pages of the section "Build things". Index of all pages: https://docs.example/preview/llms.txt

---

Page: https://docs.example/preview/docs/build/b

# Page build/b

Text of build/b.

---

Page: https://docs.example/preview/docs/build/a

# Page build/a

Text of build/a.
`);
  });
});

it('R-ASSIST-2: has no file for a section without pages', async () => {
  const files = await exportVersion(version([doc('build/a')]), SITE, OPTIONS);
  expect([...files.keys()].filter((path) => path.startsWith('llms/'))).toEqual(['llms/build.txt']);
  expect(files.get('llms.txt')).toContain(`## Optional

- [All pages](https://docs.example/preview/llms-full.txt): 1 page in one file
- [All of Build things](https://docs.example/preview/llms/build.txt): 1 page in one file
`);
});

describe('front matter', () => {
  const pageOf = async (facts: Parameters<typeof doc>[1]) =>
    (await exportVersion(version([doc('build/a', facts)]), SITE, OPTIONS)).get('docs/build/a.md');

  it('says what the page is, of which release, where it stands, and what it was checked against', async () => {
    const frontMatter = { kind: 'how-to', sources: ['gear:src/lib.rs'] };
    expect(await pageOf({ frontMatter })).toBe(`---
title: "Page build/a"
description: "About build/a."
kind: "how-to"
release: "Gear 2"
canonical: "https://docs.example/preview/docs/build/a"
index: "https://docs.example/preview/llms.txt"
sources:
  - "https://git.example/gear/blob/v2/src/lib.rs"
---

# Page build/a

Text of build/a.
`);
  });

  it('has the day of the last change, where it is known', async () => {
    expect(await pageOf({ lastUpdatedAt: Date.UTC(2026, 4, 3, 23) })).toContain('last_updated: "2026-05-03"');
    expect(await pageOf({})).not.toContain('last_updated');
  });
});

it('of an older version there are its pages alone', async () => {
  const old = doc('build/a', { permalink: '/preview/docs/1.0/build/a' });
  const files = await exportVersion(version([old], { isLast: false, label: 'Release 1' }), SITE, OPTIONS);
  expect([...files.keys()]).toEqual(['docs/1.0/build/a.md']);
  const page = files.get('docs/1.0/build/a.md');
  expect(page).toContain('release: "Release 1"');
  // The index lists the pages of the newest version.
  expect(page).not.toContain('index:');
});

it('each section has a bundle of its own, also if its pages lie in several folders', async () => {
  const items = ['build/a', 'node/b'].map((id) => ({ type: 'doc', id }));
  const sidebars = {
    all: [
      { type: 'doc', id: 'welcome' },
      { type: 'category', label: 'Mixed', items },
    ],
  };
  const files = await exportVersion(
    version([doc('welcome'), doc('build/a'), doc('node/b')], { sidebars }),
    SITE,
    OPTIONS,
  );
  expect(files.get('llms/start.txt')).toContain('Text of welcome.');
  expect(files.get('llms/start-2.txt')).toMatch(/Text of build\/a\.[^]*Text of node\/b\./);
  expect(files.get('llms.txt')).toContain('- [All of Mixed](https://docs.example/preview/llms/start-2.txt): 2 pages');
});
