import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypeLineBreaks } from '.';

const run = (html: string) =>
  toHtml(
    unified()
      .use(rehypeLineBreaks)
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

it.each([
  ['between its parts', 'api.consts.stakingRewards.minInflation', 'api.|consts.|stakingRewards.|minInflation'],
  ['of a path', 'gear/pallets/gear/src/lib.rs', 'gear/|pallets/|gear/|src/|lib.rs'],
  ['of Rust', 'gstd::msg::send_bytes', 'gstd::|msg::|send_|bytes'],
  ['before what it holds', 'Execution(UnreachableInstruction)', 'Execution(|UnreachableInstruction)'],
  ['not when it is short', 'api.query.gear', 'api.query.gear'],
  [
    'between words when no column of a phone holds it',
    'ResumePeriodLessThanMinimal',
    'Resume|Period|Less|Than|Minimal',
  ],
  ['not between words when it fits', 'ProgramConstructionFail', 'ProgramConstructionFail'],
  [
    'between the words of a long part alone',
    'gear_calculateReplyForHandleResult',
    'gear_|calculate|Reply|For|Handle|Result',
  ],
])('a long name in a table may break %s', (_what, name, expected) => {
  const table = (html: string) =>
    `<table><tbody><tr><td><a href="#"><code>${html}</code></a></td></tr></tbody></table>`;
  expect(run(table(name))).toBe(table(expected.replaceAll('|', '<wbr>')));
});

it('a long flag in a table may break behind its first word, and a short one stays whole', () => {
  const cell = (html: string) => `<table><tbody><tr><td><code>${html}</code></td></tr></tbody></table>`;
  expect(run(cell('--rpc-disable-batch-requests'))).toBe(
    cell('<span class="whole">--rpc-</span>disable-batch-requests'),
  );
  expect(run(cell('--rpc-methods safe'))).toBe(cell('<span class="whole">--rpc-methods</span> safe'));
});

it('a flag in text that is longer than a line of the narrowest phone with more space between letters may break', () => {
  const text = (html: string) => `<p><code>vara-node ${html}</code></p>`;
  expect(run(text('--rpc-calculations-multiplier'))).toBe(
    text('<span class="whole">--rpc-</span>calculations-multiplier'),
  );
  expect(run(text('--unsafe-rpc-external'))).toBe(text('<span class="whole">--unsafe-rpc-external</span>'));
});

it('marks an address in a table, which may break anywhere on paper', () => {
  const cell = (code: string) => `<table><tbody><tr><td>${code}</td></tr></tbody></table>`;
  const address = 'kGkLEU3e3XXkJp2WK4eNpVmSab5xUNL9QtmLPh8QfCL2EgotW';
  expect(run(cell(`<code>${address}</code>`))).toBe(cell(`<code class="long">${address}</code>`));
});

it('a long part of a name at the end of a row may break between its words', () => {
  const row = (html: string) =>
    `<table><tbody><tr>${'<td>1</td>\n'.repeat(2)}<td><code>a.operationalFeeMultiplier</code></td><td><code>${html}</code></td></tr></tbody></table>`;
  const long = 'api.consts.transactionPayment.';
  expect(run(row(`${long}operationalFeeMultiplier`))).toBe(
    row('api.|consts.|transaction|Payment.|operational|Fee|Multiplier'.replaceAll('|', '<wbr>')).replace(
      'a.operational',
      'a.<wbr>operational',
    ),
  );
});

it('a name in a sentence may break between its parts if it is longer than a line of a phone', () => {
  expect(run('<p>Read <code>services.Token.extends.Vft.events.Transfer</code>.</p>')).toBe(
    '<p>Read <code>services.<wbr>Token.<wbr>extends.<wbr>Vft.<wbr>events.<wbr>Transfer</code>.</p>',
  );
});

it('leaves other names in sentences, and blocks of code, alone', () => {
  const html = '<p><code>api.consts.stakingRewards.minInflation</code></p><pre><code>cargo test --release</code></pre>';
  expect(run(html)).toBe(html);
});
