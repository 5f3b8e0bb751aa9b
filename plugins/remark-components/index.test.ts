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
        components: ['Card', 'Cards', 'Figure', 'FilterTable', 'ParamTable', 'Steps', 'TabItem', 'Tabs'],
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
    '![A logo](/img/logo.svg) ![Elsewhere](https://example.org/nope.svg)',
    '<details><summary>a<br /></summary>10<sup>2</sup></details>',
    '<></>',
    "import Wallet from 'x'\n\n<Wallet />",
    'export const Own = () => null\n\n<Own />',
    '`<Nope />`',
    '<Steps>\n\n{/* Write: what. */}\n\n1. One\n\n2. Two\n\n</Steps>',
    '<Tabs groupId="os">\n<TabItem value="a" label="A">\n\na\n\n</TabItem>\n<TabItem value="b" label="B">b</TabItem>\n</Tabs>',
    '<Tabs defaultValue="b"><TabItem value="a">a</TabItem> <TabItem value="b">b</TabItem></Tabs>',
    '<Tabs>\n<TabItem value="a">a</TabItem> <TabItem value="b">b</TabItem>\n</Tabs>',
    '<Tabs>\n<TabItem value="a">a</TabItem> {/* Write: what. */}\n</Tabs>',
    '<Tabs>{/* Write: what. */}<TabItem value="a">a</TabItem></Tabs>',
    '<Tabs queryString="os"><TabItem value="a">a</TabItem></Tabs>',
    '<Tabs defaultValue="a"><TabItem value={"a"}>a</TabItem></Tabs>',
    '<Tabs queryString groupId="os"><TabItem value="a">a</TabItem></Tabs>',
    '<FilterTable by="Name" rows="names">\n\ntext\n\n</FilterTable>',
    '<ParamTable breaksNames>\n\ntext\n\n</ParamTable>',
  ])('leaves %j', (source) => {
    expect(() => run(source)).not.toThrow();
  });

  it.each([
    ['<Crad />', 'There is no component <Crad>. Near it are: Card'],
    ['<Constnat />', 'Near it are: Constant'],
    ['<Nope.Inner />', 'There is no component <Nope>'],
    ['<Card titel="a" href="/b">text</Card>', '<Card> has the unknown attribute "titel". It can be: title, href.'],
    ['<Card title="a">text</Card>', '<Card> needs href="…".'],
    ['<FilterTable by="Name">text</FilterTable>', '<FilterTable> needs rows="…".'],
    ['<ParamTable breakNames>text</ParamTable>', '<ParamTable> has the unknown attribute "breakNames".'],
    ['<TabItem value="a" lable="A">text</TabItem>', '<TabItem> has the unknown attribute "lable". It can be: label'],
    ['<Figure src="/img/nope.svg" alt="a" width={1} height={1} />', 'There is no picture static/img/nope.svg.'],
    [
      '<Figure src="/img/logo.svg" alt="a" width="1" height="1">A caption</Figure>',
      'What stands inside of <Figure> would be lost.',
    ],
    ['<Card title href="/b">text</Card>', 'title of <Card> holds nothing. Write title="…".'],
    ['<Figure src="/img/logo.svg" alt=" " width="1" height="1" />', 'alt of <Figure> holds nothing.'],
    ['<TabItem value="a" label>text</TabItem>', 'Write label="…", or leave it out.'],
    ['<Figure src="/img/logo.svg" alt="a" width="40%" height="1" />', 'width="40%" is no size.'],
    ['<summary>\n\ntext\n\n</summary>', '<summary> stands in <details> only.'],
    ['<TabItem value="a" label="A">\n\ntext\n\n</TabItem>', '<TabItem> stands in <Tabs> only.'],
    ['<Card title="a" title="b" href="/c">text</Card>', '<Card> has title twice.'],
    ['<details>\n\ntext\n\n</details>', '<details> begins with <summary>…</summary>'],
    ['![A box](/img)', 'There is no picture static/img.'],
    ['![A box](/img/nope.svg)', 'There is no picture static/img/nope.svg.'],
    ['<div style="color: red">a</div>', 'Leave out style="…"'],
    ['<div>\n\na\n\n</div>', 'Pages do not use <div>. There are: br, details, summary, kbd, sup, sub.'],
    ['<constructor />', 'Pages do not use <constructor>.'],
    ['a <iframe src="/b" />', 'Pages do not use <iframe>.'],
    ['<Steps>\n\n- One\n\n</Steps>', '<Steps> takes exactly one ordered list'],
    ['<Steps>\n\n1. One\n\ntext\n\n1. Two\n\n</Steps>', '<Steps> takes exactly one ordered list'],
    ['<Steps>\n</Steps>', '<Steps> takes exactly one ordered list'],
    ['<Tabs>\n</Tabs>', '<Tabs> needs a <TabItem'],
    ['<Tabs><TabItem value="a">a</TabItem><TabItem value="a">b</TabItem></Tabs>', 'has the value "a" already'],
    ['<Tabs><TabItem>a</TabItem><TabItem>b</TabItem></Tabs>', '<TabItem> needs value="…".'],
    ['<Tabs><TabItem value="a">a</TabItem> and</Tabs>', '<Tabs> takes nothing but <TabItem'],
    [
      '<Tabs defaultValue="c"><TabItem value="a">a</TabItem></Tabs>',
      '<Tabs> has no <TabItem value="c">. There are: a.',
    ],
    ['<Tabs queryString><TabItem value="a">a</TabItem></Tabs>', '<Tabs queryString> needs groupId="…" too'],
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
