import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { remarkIdl } from '.';
import { parseIdl } from './parseIdl';

const IDL = `!@sails: 2.0.0

// A comment of the writer.
service Shop@0x0011223344556677 {
    extends {
        Base@0x8899aabbccddeeff,
    }
    events {
        /// Somebody has bought.
        Sold {
            /// The buyer.
            to: ActorId,
            items: [(u8, Option<U256>)],
        },
        Closed,
    }
    functions {
        /// Buys an \`item\`.
        @entry-id: 3
        Buy(item: u8, note: Option<String>) -> [u8; 32] throws ShopError;
        @query
        Price(item: u8) -> u128;
    }
    types {
        enum ShopError {
            SoldOut,
            TooDear { price: u128 },
            Other(String, u8),
        }
        struct Item {
            name: String,
        }
        struct Unit;
        alias Prices = [u128];
    }
}

service Base@0x8899aabbccddeeff {
    functions {
        Open();
    }
}

program Kiosk {
    constructors {
        New(owner: ActorId);
    }
    services {
        Shop@0x0011223344556677,
        Base@0x8899aabbccddeeff: Door,
    }
}
`;

const root = join(mkdtempSync(join(tmpdir(), 'idl-')), 'repository');
mkdirSync(root);
writeFileSync(join(root, '../outside.idl'), IDL);
writeFileSync(join(root, 'kiosk.idl'), IDL);
writeFileSync(join(root, 'tags.idl'), 'service A {\n  functions {\n    /// Takes a Vec<u8>.\n    Take();\n  }\n}\n');
writeFileSync(
  join(root, 'till.idl'),
  `service Till {
  functions {
    /// Counts the money,
    ///
    /// all of it.
    @entry-id: 0
    @query
    Count() -> u128;
  }
}

program Till {
  constructors {
    New() throws OpenError;
  }
  services {
    Till,
  }
  types {
    /// Why it stays shut.
    enum OpenError {
      Empty,
    }
    struct Pile<Coin> {
      coins: Vec<Coin>,
    }
  }
}
`,
);
writeFileSync(
  join(root, 'forms.idl'),
  `@partial
service Till@0xA011223344556677 {
  events {
    @entry_id: 2
    Sold(String);
  }
  functions {
    @doc: Counts the money.
    @query: now
    @entry_id: 0
    Count() -> u128;
  }
  functions {
    @entry_id: 1
    Close() throws CloseError;
  }
  types {
    enum CloseError {
      /// Somebody pays.
      Busy,
      Short { /// What is missing.
        by: u128 },
    }
  }
}
`.replaceAll('\n', '\r\n'),
);
writeFileSync(
  join(root, 'both.idl'),
  `service Till {
  types {
    struct Pair(
      /// The first.
      u8, u16);
  }
}

program Till {
  services {
    Till,
  }
  types {
    struct Own;
  }
}
`,
);
writeFileSync(join(root, 'comma.idl'), 'service A {\n  types {\n    struct S { a: u8\n      b: u8 }\n  }\n}\n');
writeFileSync(join(root, 'v1.idl'), 'type T = struct { a: u8 };\n');
writeFileSync(join(root, 'cut.idl'), 'service A {\n  events {\n    Sold,\n');
writeFileSync(join(root, 'name.idl'), 'service A\n');
writeFileSync(join(root, 'brace.idl'), 'service A events {\n}\n');
writeFileSync(join(root, 'block.idl'), 'program A {\n  events {\n  }\n}\n');
writeFileSync(join(root, 'broken.idl'), 'service A {\n  events {\n    5\n  }\n}\n');

/** The rows of the table that the page gets, cells between bars. */
async function rowsOf(element: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkIdl, { root });
  const file = new VFile({ path: 'docs/page.mdx', value: `Text.\n\n${element}\n` });
  const tree = await processor.run(processor.parse(file), file);
  const [, table] = tree.children;
  if (table?.type !== 'table') throw new Error(`not a table: ${table?.type}`);
  return table.children.map(({ children }) =>
    children.map((cell) => cell.children.map((part) => ('value' in part ? part.value : '; ')).join('')).join(' | '),
  );
}

describe('remarkIdl', () => {
  it.each([
    ['of="constructors"', ['Constructor | Parameters', 'New | owner: ActorId']],
    [
      'of="commands" service="Shop"',
      [
        'Command | Parameters | Returns | Refuses with | Meaning',
        'Buy | item: u8; note: Option<String> | [u8; 32] | ShopError | Buys an item.',
      ],
    ],
    ['of="queries" service="Shop"', ['Query | Parameters | Returns', 'Price | item: u8 | u128']],
    [
      'of="events" service="Shop"',
      [
        'Event | Fields | Meaning',
        'Sold | to: ActorId; items: [(u8, Option<U256>)] | Somebody has bought.',
        'Closed |  | ',
      ],
    ],
    [
      'of="types" service="Shop"',
      [
        'Type | Kind | Fields or variants',
        'ShopError | enum | SoldOut; TooDear { price: u128 }; Other(String, u8)',
        'Item | struct | name: String',
        'Unit | struct | ',
        'Prices | alias | [u128]',
      ],
    ],
  ])('%s', async (attributes, expected) => {
    expect(await rowsOf(`<IdlTable file="kiosk.idl" ${attributes} />`)).toEqual(expected);
  });

  it('names the service where there are several', async () => {
    const [header, , second] = await rowsOf('<IdlTable file="kiosk.idl" of="commands" />');
    expect(header).toMatch(/^Service \| Command/);
    expect(second).toMatch(/^Base \| Open/);
  });

  it('holds the types of a program, and a comment of several lines as one text', async () => {
    expect(await rowsOf('<IdlTable file="till.idl" of="queries" />')).toEqual([
      'Query | Returns | Meaning',
      'Count | u128 | Counts the money, all of it.',
    ]);
    expect(await rowsOf('<IdlTable file="till.idl" of="types" />')).toEqual([
      'Type | Kind | Fields or variants | Meaning',
      'OpenError | enum | Empty | Why it stays shut.',
      'Pile<Coin> | struct | coins: Vec<Coin> | ',
    ]);
  });

  it('reads every form of the grammar', async () => {
    expect(await rowsOf('<IdlTable file="forms.idl" of="events" />')).toEqual(['Event | Fields', 'Sold | String']);
    expect(await rowsOf('<IdlTable file="forms.idl" of="queries" />')).toEqual([
      'Query | Returns | Meaning',
      'Count | u128 | Counts the money.',
    ]);
    expect(await rowsOf('<IdlTable file="forms.idl" of="commands" />')).toEqual([
      'Command | Refuses with',
      'Close | CloseError',
    ]);
  });

  it('says what variants and fields mean, each in a row of its own', async () => {
    expect(await rowsOf('<IdlTable file="forms.idl" of="types" />')).toEqual([
      'Type | Kind | Fields or variants | Meaning',
      'CloseError | enum | Busy; Short { by: u128 } | ',
      'CloseError::Busy | variant |  | Somebody pays.',
      'CloseError::Short.by | field |  | What is missing.',
    ]);
  });

  it('tells types of a service from those of its program, which belong to no service, and numbers fields without a name', async () => {
    expect(await rowsOf('<IdlTable file="both.idl" of="types" />')).toEqual([
      'Service | Type | Kind | Fields or variants | Meaning',
      'Till | Pair | struct | u8; u16 | ',
      'Till | Pair.0 | field |  | The first.',
      ' | Own | struct |  | ',
    ]);
    expect(await rowsOf('<IdlTable file="both.idl" of="types" service="Till" />')).toEqual([
      'Type | Kind | Fields or variants | Meaning',
      'Pair | struct | u8; u16 | ',
      'Pair.0 | field |  | The first.',
    ]);
  });

  it('names the service where only one of several has such entries', async () => {
    expect(await rowsOf('<IdlTable file="kiosk.idl" of="queries" />')).toEqual([
      'Service | Query | Parameters | Returns',
      'Shop | Price | item: u8 | u128',
    ]);
  });

  it('reads a long file in little time', () => {
    const struct = (index: number) => `struct S${index} { ${'a: Option<[(u8, U256)]>,\n'.repeat(8)} }\n`;
    const source = `service A { types {\n${Array.from({ length: 1000 }, (_, index) => struct(index)).join('')} } }`;
    const start = performance.now();
    expect(parseIdl(source).services[0]?.types).toHaveLength(1000);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('leaves what stands around the table', async () => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkIdl, { root });
    const table = '<IdlTable file="till.idl" of="queries" />';
    const tree = await processor.run(processor.parse(`Above.\n\n${table}\n\nBetween.\n\n${table}\n\nBelow.\n`));
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph', 'table', 'paragraph']);
  });

  it.each([
    ['file="none.idl" of="events"', /docs\/page\.mdx:3:1.*"none\.idl" is none/],
    ['file="../outside.idl" of="events"', /docs\/page\.mdx:3:1.*"\.\.\/outside\.idl" is none/],
    [
      'file="kiosk.idl" of="things"',
      /unknown of "things"\. It can be: events, types, commands, queries, constructors\./,
    ],
    ['file="kiosk.idl" of="events" service="Stall"', /unknown service "Stall"\. It can be: Base, Shop\./],
    ['file="kiosk.idl" of="events" part="x"', /unknown attribute "part"/],
    ['file={kiosk} of="events"', /attributes with text only/],
    ['file="kiosk.idl" of="events" service="Base"', /no events in Base/],
    ['file="tags.idl" of="commands"', /docs\/page\.mdx:3:1.*tags\.idl: a comment holds HTML/],
    ['file="broken.idl" of="events"', /broken\.idl: line 3: expected a name, found "5"/],
    ['file="name.idl" of="events"', /name\.idl: line 1: expected "\{", found "the end"/],
    ['file="brace.idl" of="events"', /brace\.idl: line 1: expected "\{", found "events"/],
    ['file="cut.idl" of="events"', /cut\.idl: line 3: expected "\}", found "the end"/],
    ['file="comma.idl" of="types"', /comma\.idl: line 3: expected "," or "\}", found "b"/],
    ['file="v1.idl" of="types"', /v1\.idl: line 1: expected "service" or "program" of IDL v2, found "type"/],
    [
      'file="block.idl" of="types"',
      /block\.idl: line 2: expected "constructors", "services" or "types", found "events"/,
    ],
  ])('stops the build: %s', async (attributes, message) => {
    const failure: unknown = await rowsOf(`<IdlTable ${attributes} />`).catch((error: unknown) => error);
    if (!(failure instanceof Error)) throw new Error('the build went on');
    // Its name is the page with line and column.
    expect(`${failure.name}: ${failure.message}`).toMatch(message);
  });
  it('stops the build within a line, where no table can stand', async () => {
    await expect(rowsOf('Text <IdlTable file="kiosk.idl" of="events" /> text.')).rejects.toThrow(
      '<IdlTable> must stand on a line of its own.',
    );
  });
});
