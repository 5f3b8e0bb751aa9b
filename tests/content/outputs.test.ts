import { expect, it } from 'vitest';
import { renderPage } from '../../plugins/markdown-export/renderPage';
import { extractRecords } from '../../plugins/search-index/extractRecords';
import { readPage } from '../build/pageReader';

/** What machines and the search get of a page. */
async function outputs(source: string) {
  const { tree } = await readPage('docs/x.mdx', source);
  const home = 'https://d.example/';
  const page = { path: 'docs/x.mdx', canonical: `${home}docs/x`, title: 'T', tree };
  const md = renderPage(page, { home, files: '', checked: {}, pageUrls: new Map() })
    .replace(/^# T\n\n/, '')
    .trimEnd();
  const facts = { title: 'T', section: 'S', path: '/docs/x', language: 'en', tag: 't' };
  const texts = extractRecords(tree, facts, { leaveOut: ['Where to go next'] }).flatMap(({ content }) => content ?? []);
  return { md, texts };
}

it.each([
  [
    'a tab on one line',
    '<Tabs>\n  <TabItem value="npm">One two</TabItem>\n  <TabItem value="b" label="Yarn">Three</TabItem>\n</Tabs>',
    '**npm**\n\nOne two\n\n**Yarn**\n\nThree',
    ['npm\nOne two\nYarn\nThree'],
  ],
  ['a collapsed part on one line', '<details><summary>Sum</summary>Body</details>', '**Sum** Body', ['Sum\nBody']],
  [
    'a collapsed part in a list',
    '- x <details><summary>Sum</summary>Body</details>',
    '- x **Sum** Body',
    ['x \nSum\nBody'],
  ],
  [
    'a summary right above its text',
    '<details>\n<summary>Sum</summary>\nBody\n</details>',
    '**Sum**\nBody',
    ['Sum\nBody'],
  ],
  [
    'two paragraphs of a card',
    '<Cards>\n  <Card title="A" href="/docs/x">\n    One\n\n    two\n  </Card>\n</Cards>',
    '- [A](https://d.example/docs/x): One two',
    ['A\nOne\ntwo'],
  ],
  [
    'a link by name',
    '[One][l] and [l].\n\n[l]: /docs/x "T"',
    '[One](https://d.example/docs/x "T") and [l](https://d.example/docs/x "T").',
    ['One and l.'],
  ],
  [
    'a note at the end',
    'Text[^n].\n\n## Where to go next\n\n- x\n\n[^n]: The note.',
    'Text[^n].\n\n## Where to go next\n\n- x\n\n[^n]: The note.',
    ['Text.\nThe note.'],
  ],
  [
    'a note on a page without headings',
    'Text[^n].\n\n[^n]: The note.',
    'Text[^n].\n\n[^n]: The note.',
    ['Text.\nThe note.'],
  ],
])('%s comes whole', async (_, source, md, texts) => {
  expect(await outputs(source)).toEqual({ md, texts });
});

it.each([
  ['$$ E = mc^2\n+ 1\n$$', 3, 'would be lost'],
  ['A[^a].\n\n[^a]: One.\n[^a]: Two.', 6, '[^a] stands above already'],
  ['[l]\n\n[l]: /a\n[l]: /b', 6, '[l] stands above already'],
  ['![][p]\n\n[p]: /img/logo.svg', 3, 'Say what the picture shows'],
  ['The $VARA/$USDC pair.', 3, 'would be a formula'],
  ['Costs 5$, 6$ or 7$.', 3, 'would be a formula'],
  ['np\ufeffm', 3, 'U+FEFF'],
  ['```bash\nnpm\u00a0install\n```', 3, 'U+00A0'],
  ['<Tabs lazy>\n<TabItem value="a">A</TabItem>\n</Tabs>', 3, 'unknown attribute "lazy"'],
  [
    "<Tabs values={[{ label: 'A', value: 'a' }]}>\n<TabItem value=\"a\">A</TabItem>\n</Tabs>",
    3,
    'unknown attribute "values"',
  ],
])('refuses %j', async (source, line, message) => {
  await expect(outputs(`First line.\n\n${source}`)).rejects.toThrow(
    new RegExp(`^docs/x\\.mdx:${line}: .*${message.replace(/[[\]^$+]/g, '\\$&')}`),
  );
});

it('takes the mark of the byte order, and what is right', async () => {
  for (const source of ['\ufeffText.', 'The $i$th of $n$, $2x$.', '`a b`', '## A {#a}\n\n## B\n\n## B'])
    await expect(outputs(source)).resolves.toBeDefined();
});
