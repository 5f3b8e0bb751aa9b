import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { textOf } from '../content/textOf';
import { remarkStrict } from '.';

function run(value: string): Root {
  const page = new VFile({ path: 'docs/page.mdx', value });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkStrict)
    .use(remarkMath);
  return processor.runSync(processor.parse(page), page);
}

describe('remarkStrict', () => {
  it.each([
    '| a | b |\n| - | - |\n| 1 |',
    'a | b\n--- | ---\n1 | 2',
    '1. One\n\n   | a |\n   | - |\n   | 1 |\n\n   Text with `|`.',
    '| a | b |\n| - | - |\n| `u8 \\| u16` | 2 |',
    '```rust file=a.rs region=b title="C: d=e"\n```',
    '```rust title="a" no_run\nlet a = 1;\n```',
    '::::note\n\n:::tip\n\ntext\n\n:::\n\n::::',
    '`:::`',
    ':::note\n\ntext\n\n:::\n\n- a\n\n  ```bash\n  ls\n  ```\n\n> ```bash\n> ls\n> ```\n\n~~~~text\n```\n~~~~',
    'Here $R$ is \\$5, $p_v$, and $$x$$.',
    '![A logo](/img/logo.svg)',
    'At 12:30:45, of `127.0.0.1:1234:1234`, by `:rocket:`.',
    'A[^1].\n\n[^1]: The note.',
    'A[^a] of [b][a].\n\n[^a]: The note.\n\n[a]: /docs/welcome',
    '{/* Write: what. */}',
    'About ~5 and ~6, ~~not 7~~, H\\~2\\~O.',
    'Text {/* a */} `{name}` and \\{name}.',
    '**Bold** of \\*\\*, a * b, \\`, `a**b`, ``a`b``, and 2\\\\.',
    '\\#1 of a list, and C#.',
    '[**Bold**](/docs) [`code`](https://a.example) [![A logo](/img/logo.svg)](/docs)',
  ])('leaves %j', (source) => {
    expect(() => run(source)).not.toThrow();
    // With the mark that some editors on Windows put first.
    expect(() => run(`\ufeff${source}`)).not.toThrow();
  });

  it.each([
    ['| a | b |\n| - | - |\n| `u8 | u16` | 2 |', 5, 'This row has 3 cells, the head of the table 2'],
    ['| a | b |\n| - | - |\n| 1 | 2 |\nText.', 6, 'This line would be a row of the table above.'],
    ['| a |\n| - |\n| 1 |\n\n| 2 |', 7, 'This row is in no table.'],
    [':::note\n\ntext\n\n## Where to go next', 3, 'This :::note does not end'],
    ['- a\n\n  ```bash\n  ls\n\n  b', 5, 'This block of code does not end. Write ```'],
    ['```bash', 3, 'This block of code does not end.'],
    ['It costs $5 and $6 today.', 3, '"5 and " would be a formula. For the sign write "\\$"'],
    ['H~2~O', 3, '~2~ would be struck out. For the sign write "\\~"'],
    ['This is ** very important** for you.', 3, 'These "**" would be shown as they are.'],
    ['One\n> two **very important ** three.', 4, 'These "**" would be shown as they are.'],
    ['Call `gr_send and wait for it.', 3, 'This backquote would be shown as it is.'],
    ['##Rent\n\nText.', 3, '"##" would be shown as text.'],
    ['####### Rent\n\nText.', 3, '"#######" would be shown as text.'],
    ['## \n\nText.', 3, 'This heading has no words.'],
    ['See [](/docs/welcome) first.', 3, 'Nobody sees a link without a text. Write [text](/docs/welcome).'],
    ['See [the top](#) and [this]().', 3, 'This link leads nowhere.'],
    ['See [it](https:/vara.network).', 3, 'Write two slashes: https://vara.network.'],
    ['![](/img/logo.svg)', 3, 'Say what the picture shows'],
    ['One\ntwo \u202e three.', 4, 'The character U+202E stands here'],
    ['```bash\nls\u200b\n```', 4, 'U+200B'],
    // A right-to-left mark, a line separator, a letter without a shape, and a letter that only machines read.
    ['One\u061c two.', 3, 'U+061C'],
    ['```bash\nls\u2028 -a\n```', 4, 'U+2028'],
    ['One\u3164 two.', 3, 'U+3164'],
    ['One\u{e0041} two.', 3, 'U+E0041'],
    ['caf\ufffd', 3, 'Save the file as UTF-8'],
    ['```rust {2-3}\nlet a = 1;\n```', 3, '"{2-3}" behind the language of a fence does nothing.'],
    ['```rust showLineNumbers\n```', 3, '"showLineNumbers" behind the language'],
    ['```text title "a"\n```', 3, 'behind the language of a fence does nothing'],
    ['```rust regoin=state\n```', 3, 'A fence has no "regoin". It can have: title, file'],
    ["```text title='My output'\n```", 3, 'Write title="…": a text stands between two double quotes.'],
    ['```text title="My output\n```', 3, 'Write title="…"'],
    ['```text title=My output\n```', 3, 'Write title="…"'],
    ['```ts unchecked=A part\n```', 3, 'Write unchecked="…"'],
    ['A.\n\n[^1]: The note.', 5, 'Write [^1] where it belongs.'],
    ['A[^1].\n\n[^1]: One.\n\n[^1]: Two.', 7, '[^1] stands above already'],
    ['Paid in $ and €, or in $ alone.', 3, '"and €, or in" would be a formula.'],
    ['Pay A$AP or B$ now.', 3, '"AP or B" would be a formula.'],
    ['The pair $A/$B trades.', 3, '"A/" would be a formula.'],
    ['`cargo\u2009test`', 3, 'This code holds U+2009 in place of a blank.'],
    ['Call /{name}/x.', 3, '{name} would run as JavaScript.'],
    ['{/* a */ b /* c */}', 3, 'would run as JavaScript.'],
    ['| a |\n| - |\n| {x} |', 5, '{x} would run as JavaScript.'],
    ['::: note\n\ntext', 3, 'These colons would be shown as text.'],
    ['Map 127.0.0.1:1234:1234.', 3, '":1234:" could become a picture.'],
    ['| a |\n| - |\n| vote :+1: |', 5, '":+1:" could become a picture.'],
    ['Send a :rocket: now.', 3, '":rocket:" could become a picture.'],
    [':::note\n\n:::tip\n\ntext\n\n:::\n\nb\n\n:::', 5, 'the outer one has a colon more'],
  ])('refuses %j', (source, line, message) => {
    for (const first of ['', '\ufeff']) {
      expect(() => run(`${first}First line.\n\n${source}`)).toThrow(
        expect.objectContaining({ reason: expect.stringContaining(message), line }),
      );
    }
  });

  it('leaves a directive that holds something to the steps that refuse it', () => {
    for (const source of ['See :term[the gas].', 'See :term{#gas}.']) {
      const [paragraph] = run(source).children;
      expect(paragraph).toMatchObject({ children: [{}, { type: 'textDirective', name: 'term' }, {}] });
    }
  });

  it('a word behind a colon stays in the text', () => {
    const text = (source: string) => textOf(run(source));
    expect(text('Give host:port and 12:30.')).toBe('Give host:port and 12:30.');
    expect(text('## Key:value pairs')).toBe('Key:value pairs');
  });
});
