import { readFileSync } from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../config/markdown';
import { remarkComponents } from '.';

function run(value: string): void {
  const page = new VFile({ path: 'docs/page.mdx', value });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkComponents(['Card', 'Cards', 'Release'], ['gear'], ['Constant']));
  processor.runSync(processor.parse(page), page);
}

describe('remarkComponents', () => {
  it.each([
    '<Card>text</Card>',
    'Text <Release of="gear" /> text.',
    '<div><br /></div>',
    '<></>',
    "import Wallet from 'x'\n\n<Wallet />",
    'export const Own = () => null\n\n<Own />',
    '<constructor />',
    '`<Nope />`',
  ])('leaves %j', (source) => {
    expect(() => run(source)).not.toThrow();
  });

  it.each([
    ['<Crad />', 'There is no component <Crad>. Near it are: Card'],
    ['<Constnat />', 'Near it are: Constant'],
    ['<Nope.Inner />', 'There is no component <Nope>'],
    ['<Release of="constructor" />', '<Release> has the unknown of "constructor". It can be: gear.'],
    ['<Release of={x} />', '<Release> takes attributes with text only'],
  ])('refuses %j', (source, message) => {
    expect(() => run(`First line.\n\n${source}`)).toThrow(
      expect.objectContaining({ reason: expect.stringContaining(message), line: 3 }),
    );
  });

  it('the names of the site are those that are registered', () => {
    const registered = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8').split('export default {')[1] ?? '';
    const names = [...registered.matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name]) => name);
    expect([...COMPONENTS].sort()).toEqual([...names, 'Details', 'Head', 'TabItem', 'Tabs'].sort());
  });
});
