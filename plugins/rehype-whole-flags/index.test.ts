import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypeWholeFlags } from '.';

const run = (html: string) =>
  toHtml(
    unified()
      .use(rehypeWholeFlags)
      .runSync(fromHtml(html, { fragment: true })) as Root,
  );

it.each([
  ['a flag', 'cargo test --release', 'cargo test <b>--release</b>'],
  ['several', 'gear --dev -l info', 'gear <b>--dev</b> <b>-l</b> info'],
  ['a flag alone', '--unsafe-force-node-key', '<b>--unsafe-force-node-key</b>'],
  ['a flag up to its value', '--chain=vara', '<b>--chain</b>=vara'],
  ['an attribute', '#[sails_type]', '<b>#[sails_type]</b>'],
  ['no other hyphens', 'vara-node a-b 3 - 1', 'vara-node a-b 3 - 1'],
  ['nothing too long for a phone', `--${'long-'.repeat(8)}flag`, `--${'long-'.repeat(8)}flag`],
])('keeps %s whole', (_what, code, expected) => {
  const html = expected.replaceAll('<b>', '<span class="whole">').replaceAll('</b>', '</span>');
  expect(run(`<p>Run <code>${code}</code> --now.</p>`)).toBe(`<p>Run <code>${html}</code> --now.</p>`);
});

it('leaves blocks of code alone', () => {
  const block = '<pre><code>cargo test --release</code></pre>';
  expect(run(block)).toBe(block);
});
