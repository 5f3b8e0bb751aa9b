import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkData } from '.';
import { DATA, SCALE } from './fixture';
import type { DocsData } from './types';

function run(source: string, data: DocsData = DATA): Root {
  const page = new VFile({ path: 'docs/page.mdx', value: source });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkData(data, SCALE));
  return processor.runSync(processor.parse(page), page) as Root;
}

/** The tree as text: one line a block, cells separated by bars. */
function show(source: string, data: DocsData = DATA): string {
  const lines: string[] = [];
  visit(run(source, data), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableRow') lines.push('');
    if (node.type === 'heading') lines.push(`${'#'.repeat(node.depth)} ${lines.pop()}`);
    if (node.type === 'tableCell') lines.push(`${lines.pop()}| `);
    if (node.type === 'link') lines.push(`${lines.pop()}<${node.url}>`);
    if (node.type === 'text' || node.type === 'inlineCode') lines.push(`${lines.pop() ?? ''}${node.value}`);
  });
  return lines.join('\n');
}

const MORE: DocsData = {
  ...DATA,
  rpc: {
    gas: {
      gear_watch: {
        kind: 'subscription',
        aliases: ['gear_look'],
        subscription: { unsubscribe: 'gear_unwatch', notification: 'gear_seen' },
        summary: 'Watches',
        params: [{ name: 'at', type: 'Hash', optional: true, meaning: 'A block' }],
        returns: {
          type: 'Seen',
          meaning: 'What is new',
          fields: [{ name: 'min', type: 'u64', unit: 'gas', meaning: 'Least' }],
        },
        errors: ['`8000`: it failed.'],
        js: 'api.rpc.watch',
        note: 'Be quick.',
        source: 'gear:a/rpc.rs',
      },
      gear_ping: {
        kind: 'call',
        summary: 'Answers',
        params: [],
        returns: { type: 'bool', meaning: 'always true' },
        source: 'gear:a/rpc.rs',
      },
    },
  },
  nodeFlags: {
    all: {
      base: { value: '<PATH>', default: 'Home', meaning: 'Where data lies', source: 'gear:a/cli.rs' },
      dev: { meaning: 'For tests', source: 'gear:a/cli.rs' },
    },
  } as unknown as DocsData['nodeFlags'],
};

describe('remarkData', () => {
  it.each([
    ['runtime upgrade', 'Runtime upgrade'],
    ['governance', 'Governance'],
    ['node release', 'Node release'],
    ['flag', 'Its operator'],
    ['nothing', 'Fixed'],
  ] as const)('says who changes a figure that is changed by %s', (changedBy, shown) => {
    const { session } = DATA.constants.time ?? {};
    if (!session) throw new Error('The fixture has no session.');
    const data: DocsData = { ...DATA, constants: { time: { session: { ...session, changedBy } } } };
    expect(show('<DataTable of="constants" group="time" />', data)).toContain(`| ${shown}| `);
  });

  it('shows calls of a node at length: optional parameters, what comes back, errors, other names', () => {
    expect(show('<DataDetails of="rpc" group="gas" />', MORE).split('\n')).toEqual([
      '### gear_watch',
      'Watches',
      'Also as gear_look',
      'Ends with gear_unwatch',
      'Notifications come as gear_seen',
      '| Parameter| Type| Meaning',
      '| at| Hash, optional| A block',
      'Each notification: Seen, What is new',
      '| Field| Type| Meaning',
      '| min| u64, in gas| Least',
      'Errors:',
      '8000: it failed.',
      'In @gear-js/api: api.rpc.watch',
      'Be quick.',
      'Source: <gear:a/rpc.rs>rpc.rs',
      '### gear_ping',
      'Answers',
      'Parameters: none',
      'Returns: bool, always true',
      'Source: <gear:a/rpc.rs>rpc.rs',
    ]);
  });

  it('shows events and enums at length, with and without fields', () => {
    const more: DocsData = {
      ...DATA,
      events: {
        gear: {
          Sent: {
            summary: 'A message left',
            fields: [{ name: 'id', type: 'MessageId', meaning: 'Its id' }],
            source: 'gear:a/lib.rs',
          },
          Halted: { summary: 'No more of it', fields: [], source: 'gear:a/lib.rs' },
        },
      },
      enums: {
        gear: {
          Reason: {
            summary: 'Why',
            variants: [
              { name: 'Out', meaning: 'No gas' },
              { name: 'Other', fields: 'u8', meaning: 'A code' },
            ],
            source: 'gear:a/lib.rs',
          },
        },
      },
    } as unknown as DocsData;
    expect(show('<DataDetails of="events" />', more).split('\n')).toEqual([
      '### Sent',
      'A message left',
      '| Field| Type| Meaning',
      '| id| MessageId| Its id',
      'Source: <gear:a/lib.rs>lib.rs',
      '### Halted',
      'No more of it',
      'Fields: none',
      'Source: <gear:a/lib.rs>lib.rs',
    ]);
    expect(show('<DataDetails of="enums" depth="2" />', more).split('\n')).toEqual([
      '## Reason',
      'Why',
      '| Variant| Fields| Meaning',
      '| Out| | No gas',
      '| Other| u8| A code',
      'Source: <gear:a/lib.rs>lib.rs',
    ]);
    expect(show('<DataTable of="events" />', more).split('\n')).toEqual([
      '| Event| Fields| Meaning| Source',
      '| Sent| id MessageId| A message left| <gear:a/lib.rs>lib.rs',
      '| Halted| | No more of it| <gear:a/lib.rs>lib.rs',
    ]);
    expect(show('<DataTable of="enums" />', more).split('\n')).toEqual([
      '| Type| Variants| Meaning| Source',
      '| Reason| Out, Other| Why| <gear:a/lib.rs>lib.rs',
    ]);
  });

  it('shows tracks with times and amounts, and a limit where there is one', () => {
    const track = {
      id: 1,
      maxDeciding: 1000,
      decisionDeposit: 5_000_000_000_000n,
      preparePeriod: 20,
      decisionPeriod: 2400,
      confirmPeriod: 40,
      minEnactmentPeriod: 1,
    };
    const tracks = { all: { Root: track, Tipper: { ...track, spendLimit: 3_000_000_000_000n } } };
    const rows = show('<DataTable of="tracks" />', { ...DATA, tracks } as unknown as DocsData).split('\n');
    expect(rows.slice(1)).toEqual([
      '| Root| 1| 1,000| 5 VARA| 1 minute| 2 hours| 2 minutes| 3 seconds| ',
      '| Tipper| 1| 1,000| 5 VARA| 1 minute| 2 hours| 2 minutes| 3 seconds| 3 VARA',
    ]);
  });

  it('links what verified an address, and does not mark it', () => {
    const { eth } = DATA.addresses;
    const queue = { ...eth?.queue, verifiedAt: 'gear:a/deploy.rs' } as DocsData['addresses'][string][string];
    const text = show('<DataTable of="addresses" />', { ...DATA, addresses: { eth: { queue } } });
    expect(text).toContain('| 0x01| A queue| <gear:a/deploy.rs>deploy.rs');
    expect(text).not.toContain('Unverified');
  });

  it('marks optional fields of calls in a table', () => {
    const send = DATA.extrinsics.gear?.send as DocsData['extrinsics'][string][string];
    const params = send.params.map((field) => ({ ...field, optional: true }));
    const text = show('<DataTable of="extrinsics" />', {
      ...DATA,
      extrinsics: { gear: { send: { ...send, params } } },
    });
    expect(text).toContain('| send| 3| value? u128| Sends a message');
  });

  it('shows flags of a node with their value and what counts without them', () => {
    expect(show('<DataTable of="nodeFlags" />', MORE).split('\n')).toEqual([
      '| Flag| Meaning| Default',
      '| <gear:a/cli.rs>--base <PATH>| Where data lies| Home',
      '| <gear:a/cli.rs>--dev| For tests| ',
    ]);
  });

  it.each([
    ['inside of a sentence', 'Each <Constant name="session" /> counts.', 'Each 2,400 blocks (2 hours) counts.'],
    ['in another form', 'Each <Constant name="session" as="duration" /> counts.', 'Each 2 hours counts.'],
    ['alone, as a paragraph', '<Constant name="deposit" />', '1 VARA'],
    ['in a list and inside of other components', '- <Card>It is <Constant name="deposit" />.</Card>', 'It is 1 VARA.'],
    ['in a heading', '## After <Constant name="session" as="duration" />', '## After 2 hours'],
    ['twice', '<Constant name="deposit" /> or <Constant name="deposit" />', '1 VARA or 1 VARA'],
  ])('shows a constant %s', (_, source, expected) => {
    expect(show(source)).toBe(expected);
  });

  it('shows a constant alone as text with the spacing of text', () => {
    expect(run('<Constant name="deposit" />').children[0]).toMatchObject({ type: 'paragraph' });
  });

  it('shows calls of a node in a table that leads to each, with what calls it in JavaScript', () => {
    expect(show('<DataTable of="rpc" />', MORE).split('\n')).toEqual([
      '| Method| In @gear-js/api| What it gives',
      '| <#gear_watch>gear_watch| api.rpc.watch| Watches',
      '| <#gear_ping>gear_ping| | Answers',
    ]);
  });

  it('shows an address as code', () => {
    const { children } = run('It is <Address name="eth.queue" />.');
    expect(children[0]).toMatchObject({ children: [{}, { type: 'inlineCode', value: '0x01' }, {}] });
  });

  it('shows a group as a table with links to the sources, and leaves empty columns out', () => {
    expect(show('<DataTable of="constants" group="time" />')).toBe(
      [
        '| Name| Value| Meaning| Changed by| Source',
        '| Session| 2,400 blocks (2 hours)| Time of one set of `keys`| Fixed| <gear:a/time.rs>SESSION'.replaceAll(
          '`',
          '',
        ),
      ].join('\n'),
    );
  });

  it('shows all groups when none is named', () => {
    expect(show('<DataTable of="constants" />').split('\n')).toHaveLength(3);
  });

  it('wraps a table like one that a page writes itself', () => {
    expect(run('<DataTable of="addresses" />').children[0]).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'ParamTable',
      children: [{ type: 'table' }],
    });
  });

  it('leaves the alignment of columns open: an empty list of it would empty the rows', () => {
    const [wrapper] = run('<DataTable of="constants" group="time" />').children;
    expect((wrapper as { children: { align?: unknown }[] }).children[0]?.align).toBeUndefined();
  });

  it('marks an address that nobody verified', () => {
    expect(show('<DataTable of="addresses" />')).toContain('| 0x01| A queue| Unverified: compare before you use it');
  });

  it('shows entries at length below headings', () => {
    expect(show('<DataDetails of="extrinsics" group="gear" depth="4" />').split('\n')).toEqual([
      '#### send',
      'Sends a message',
      '| Parameter| Type| Meaning',
      '| value| u128, in planck| What goes along',
      'Call index: 3',
      'Origin: Signed',
      'Pays: Gas',
      'Events: Sent, Queued',
      'Errors: none of its own',
      'Source: <gear:a/lib.rs>lib.rs',
    ]);
    expect(run('<DataDetails of="extrinsics" />').children.at(-1)).toMatchObject({ type: 'list', ordered: false });
  });

  it.each([
    [
      'a constant that does not exist, with the nearest first',
      '<Constant name="sesion" />',
      '<Constant> has the unknown name "sesion". It can be: session, deposit.',
    ],
    ['a form that the unit does not have', '<Constant name="session" as="bytes" />', 'unknown as "bytes". It can be: '],
    ['an address that does not exist', '<Address name="queue" />', 'unknown name "queue". It can be: eth.queue.'],
    [
      'an address with more behind it',
      '<Address name="eth.queue.old" />',
      'unknown name "eth.queue.old". It can be: eth.queue.',
    ],
    ['a kind that does not exist', '<DataTable of="constant" />', 'unknown of "constant". It can be: constants, '],
    ['a kind that has no details', '<DataDetails of="constants" />', 'unknown of "constants". It can be: '],
    ['a group that does not exist', '<DataTable of="constants" group="tme" />', 'group "tme". It can be: time, token.'],
    ['data that does not exist yet', '<DataTable of="rpc" group="gas" />', 'There is nothing of it yet.'],
    ['data of no group yet', '<DataTable of="rpc" />', 'There are no rpc yet.'],
    ['a depth that is none', '<DataDetails of="events" depth="9" />', 'unknown depth "9". It can be: 2, 3, 4.'],
    ['an attribute that does not exist', '<Constant name="session" form="x" />', 'unknown attribute "form"'],
    ['an attribute that is computed', '<Constant name={x} />', '<Constant> takes attributes with text only'],
    ['a text inside of a figure', '<Constant name="session">2 hours</Constant>', 'inside of <Constant> would be lost'],
    ['a table inside of a line', 'See <DataTable of="constants" />.', 'must stand on a line of its own'],
  ])('stops at %s, with page and line', (_, source, message) => {
    const page = `Text.\n\n${source}\n`;
    expect(() => run(page)).toThrow(message);
    try {
      run(page);
    } catch (error) {
      expect(error).toMatchObject({ file: 'docs/page.mdx', line: 3 });
    }
  });

  it('leaves other components alone', () => {
    expect(run('<Steps of="gear" />').children[0]).toMatchObject({ name: 'Steps' });
    expect(run('<constructor />').children[0]).toMatchObject({ name: 'constructor' });
  });
});
