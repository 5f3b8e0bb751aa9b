import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter, readFrontMatter } from './parseFrontMatter';

const page = (fileContent: string) => ({
  filePath: 'docs/a.mdx',
  fileContent,
  defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
});
const parse = (fileContent: string) => parseFrontMatter(page(fileContent));

describe('parseFrontMatter', () => {
  it('reads front matter, and pages without', async () => {
    expect(await parse('---\ntitle: A\n---\n\nText')).toEqual({ frontMatter: { title: 'A' }, content: 'Text' });
    expect((await parse('Text')).frontMatter).toEqual({});
  });

  it('R-SEARCH-5: keeps from browsers what only the search index reads', async () => {
    const source = '---\ntitle: A\nkeywords: [rage quit]\n---\n\nText';
    expect(await parse(source)).toEqual({ frontMatter: { title: 'A' }, content: 'Text' });
    expect((await readFrontMatter(page(source))).frontMatter).toEqual({ title: 'A', keywords: ['rage quit'] });
  });

  it.each([
    ['---\ntitle: A\ntags: [\n---\n', /^docs\/a\.mdx:4: The front matter is no YAML: /],
    ['---\ntitle: A: B\n---\n', /^docs\/a\.mdx:2: The front matter is no YAML: /],
    ['---\nonly text\n---\n', /^docs\/a\.mdx:2: The front matter must be lines such as/],
    ['---\n- a\n- b\n---\n', /^docs\/a\.mdx:2: The front matter must be lines such as/],
    [
      '---\ntitle: A\ndescription: C:\\new\n---\n',
      /^docs\/a\.mdx:3: The front matter holds a backslash in "description"/,
    ],
    ['---\ntags:\n  - "\\\\"\n---\n', /^docs\/a\.mdx:2: The front matter holds a backslash in "tags"/],
    ['---\ntags:\n  - { a: ["\\\\"] }\n---\n', /^docs\/a\.mdx:2: The front matter holds a backslash in "tags"/],
    ['---\n"a\\\\b": c\n---\n', /The front matter holds a backslash in "a\\b"/],
    ['---\ntitle_x: A\n"title": B\\c\n---\n', /^docs\/a\.mdx:3: The front matter holds a backslash in "title"/],
  ])('refuses %j', async (text, message) => {
    await expect(parse(text)).rejects.toThrow(message);
  });
});
