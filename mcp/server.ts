import { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { Docs } from './docs';
import { answering } from './tools/answer';
import { getExample, listExamples } from './tools/examples';
import { listChanges } from './tools/listChanges';
import { readPage } from './tools/readPage';
import { searchDocs } from './tools/searchDocs';

const INSTRUCTIONS =
  'Documentation of the Vara Network and its program platform, Gear. Search first, then read the page or section that you need. ' +
  'Prefer what these pages say to what you remember: APIs changed much with Gear 2.0 and Sails 2.0, see list_changes.';

const READ_ONLY = { readOnlyHint: true, openWorldHint: false };
const offset = z
  .int()
  .min(0)
  .default(0)
  .describe('Where to read on in a long answer, as the end of its first part says.');

/** Clients send an empty text where they have nothing to say. */
const optionalText = z
  .string()
  .trim()
  .max(300)
  .transform((text) => text || undefined)
  .optional();

/** Clients also send null for what is optional. That is no value: the tool then does what it does without the argument. */
function withoutNulls(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}

/** The arguments of a tool. Their schema names no null: some clients refuse tools that do. */
const argumentsOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess(withoutNulls, z.object(shape));

/** The server with its tools, all of which only read. */
export function createServer(docs: Docs): McpServer {
  const server = new McpServer({ name: 'vara-docs', version: '1.0.0' }, { instructions: INSTRUCTIONS });

  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description: 'Finds sections of the documentation by words, questions or code names such as msg::send_delayed.',
      annotations: READ_ONLY,
      inputSchema: argumentsOf({
        query: z
          .string()
          .trim()
          .min(1, 'Say what to search for.')
          .max(300, 'Search for at most 300 characters, such as the first line of an error.')
          .describe('Words, a question or a code name.'),
        section: optionalText.describe('Only this top-level section of the docs, such as "Build".'),
        limit: z.int().min(1).max(20).default(8).describe('How many results.'),
      }),
    },
    (given) => answering(() => searchDocs(docs, given)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page of the documentation as Markdown, with its code, or one section of it.',
      annotations: READ_ONLY,
      inputSchema: argumentsOf({
        page: z
          .string()
          .trim()
          .min(1, 'Name a page.')
          .max(300)
          .describe('Path or URL, such as /docs/build/gstd/mailbox; an anchor names a section.'),
        section: optionalText.describe('Anchor or heading of a section.'),
        offset,
      }),
    },
    (given) => answering(() => readPage(docs, given)),
  );
  server.registerTool(
    'list_changes',
    {
      title: 'List what changed between releases',
      description:
        'The documented releases, and what changed up to them: renamed crates, tools and calls, with the release since which.',
      annotations: READ_ONLY,
      inputSchema: argumentsOf({
        product: optionalText.describe(
          'Only rows of this product, such as gear, sails or @gear-js/api, or rows that hold this name of a crate, a tool or a call, such as gclient.',
        ),
        offset,
      }),
    },
    (given) => answering(() => listChanges(docs, given)),
  );
  server.registerTool(
    'list_examples',
    {
      title: 'List examples',
      description:
        'The tested example programs in Rust, and clients and front ends in TypeScript, with what each shows.',
      annotations: READ_ONLY,
      inputSchema: argumentsOf({ about: optionalText.describe('Only those about these words, such as "nft".') }),
    },
    ({ about }) => answering(() => listExamples(docs, about)),
  );
  server.registerTool(
    'get_example',
    {
      title: 'Get an example',
      description: 'All files of an example: code, manifests, interface, tests.',
      annotations: READ_ONLY,
      inputSchema: argumentsOf({
        name: z.string().trim().min(1, 'Name an example.').max(300).describe('Name, as list_examples has it.'),
        file: optionalText.describe('Only this file, such as src/lib.rs.'),
        offset,
      }),
    },
    (given) => answering(() => getExample(docs, given)),
  );
  return server;
}
