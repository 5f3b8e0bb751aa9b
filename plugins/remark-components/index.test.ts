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
    .use(
      remarkComponents({
        components: ['Card', 'Cards', 'Figure', 'Release', 'TabItem'],
        releases: ['gear'],
        replaced: ['Constant'],
        staticDir: 'static',
      }),
    );
  processor.runSync(processor.parse(page), page);
}

describe('remarkComponents', () => {
  it.each([
    '<Card title="a" href="/b">text</Card>',
    '<Card {...props}>text</Card>',
    '<TabItem value="a" label="A" default>text</TabItem>',
    '<Figure src="/img/logo.svg" alt="a" width={1} height={1} />',
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
    ['<Card titel="a" href="/b">text</Card>', '<Card> has the unknown attribute "titel". It can be: title, href.'],
    ['<Card title="a">text</Card>', '<Card> needs href="…".'],
    ['<TabItem value="a" lable="A">text</TabItem>', '<TabItem> has the unknown attribute "lable". It can be: label'],
    ['<Figure src="/img/nope.svg" alt="a" width={1} height={1} />', 'There is no picture static/img/nope.svg.'],
  ])('refuses %j', (source, message) => {
    expect(() => run(`First line.\n\n${source}`)).toThrow(
      expect.objectContaining({ reason: expect.stringContaining(message), line: 3 }),
    );
  });

  it('the names of the site are those that are registered', () => {
    const registered = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8').split('export default {')[1] ?? '';
    const names = [...registered.matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name]) => name);
    expect([...COMPONENTS].sort()).toEqual([...names, 'Details', 'FilterTable', 'Head', 'TabItem', 'Tabs'].sort());
  });
});
