import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { exampleFile, type Manifest, MANIFEST_FILE } from '../plugins/mcp-data/manifest';
import { packTiers } from '../src/shared/search/engine';
import { hierarchyOf, type SearchRecord } from '../src/shared/search/record';
import { openDocs } from './docs';
import { createServer } from './server';
import type { Source } from './source';

const PAGES = {
  '/docs/welcome': { group: 'About', title: 'Welcome', sections: [['', 'Begin here.']] },
  '/docs/gas': {
    group: 'About',
    title: 'Gas',
    sections: [
      ['', 'Gas pays for work.'],
      ['Errors', 'Too little of it.'],
      ['Limits', 'A block has one.'],
    ],
  },
  '/docs/build/vouchers': {
    group: 'Build',
    title: 'Vouchers',
    sections: [
      ['', 'A voucher pays gas for others.'],
      ['Errors', 'It has expired.'],
    ],
  },
  '/docs/changes': {
    group: 'About',
    title: 'Changes',
    sections: [
      ['', 'What is new.'],
      [
        'Since 1',
        '| Was | Is | Since |\n| - | - | - |\n| `old` | `new` | Gear 2.0.0 |\n| `oldest` | `newest` | Sails 1.0.0 |',
      ],
    ],
  },
  '/docs/long': {
    group: 'About',
    title: 'Long',
    sections: [['', Array.from({ length: 3000 }, (_, line) => `Line ${line} of it.`).join('\n')]],
  },
} as const;

const anchorOf = (heading: string) => (heading ? `#${heading.toLowerCase().replaceAll(' ', '-')}` : '');

const RECORDS = Object.entries(PAGES).flatMap(([path, { group, title, sections }]) =>
  sections.flatMap(([heading, content], at): SearchRecord[] => {
    const url = path + anchorOf(heading);
    const shared = { url, hierarchy: hierarchyOf([group, title, ...(heading ? [heading] : [])]), language: 'en' };
    const record = { ...shared, objectID: `${url}${at}`, docusaurus_tag: 'docs-default-current' };
    return [
      { ...record, content: null, type: heading ? 'lvl2' : 'lvl1' },
      { ...record, content, type: 'content' },
    ];
  }),
);

const markdownOf = ({ title, sections }: (typeof PAGES)[keyof typeof PAGES]) =>
  `---\ntitle: "${title}"\n---\n\n# ${title}\n\n${sections
    .map(([heading, text]) => (heading ? `## ${heading}\n\n${text}` : text))
    .join('\n\n')}\n`;

const MANIFEST: Manifest = {
  title: 'Docs',
  home: 'https://docs.example/preview/',
  release: 'Gear 2.0.0',
  releases: [
    { key: 'gear', name: 'Gear', version: '2.0.0', href: 'https://git.example/gear' },
    { key: 'sails', name: 'Sails', version: '2.0.0', installable: '1.9.0', href: 'https://git.example/sails' },
    { key: 'js', name: '@gear-js/api', version: '0.45.0', href: 'https://git.example/js' },
  ],
  changes: ['/docs/changes#since-1'],
  redirects: [{ from: '/docs/fuel', to: '/docs/gas' }],
  search: { headings: 'headings.json', texts: 'texts.json', language: 'en', tag: 'docs-default-current' },
  examples: [
    {
      name: 'counter',
      description: 'Counts what it is told',
      features: ['events'],
      page: '/docs/gas',
      title: 'Counter',
      checked: 'tested with Gear 2.0.0',
    },
    { name: 'echo', description: 'Sends back', features: [], checked: 'tested with Gear 2.0.0' },
  ],
};

const COUNTER = {
  name: 'counter',
  files: [
    { path: 'examples/rust/counter/src/lib.rs', text: '/// ```\nfn count() {}\n' },
    { path: 'examples/rust/counter/Cargo.toml', text: '[package]\n' },
  ],
};

const { headings, texts } = packTiers(RECORDS);

/** A small built site in memory, by the paths of its files. */
export const FILES: Record<string, string> = {
  [MANIFEST_FILE]: JSON.stringify(MANIFEST),
  'headings.json': JSON.stringify(headings),
  'texts.json': JSON.stringify(texts),
  [exampleFile('counter')]: JSON.stringify(COUNTER),
  ...Object.fromEntries(Object.entries(PAGES).map(([path, page]) => [`${path.slice(1)}.md`, markdownOf(page)])),
};

/** The site with other records to search. */
function siteWith(records: readonly SearchRecord[]): Record<string, string> {
  const { headings, texts } = packTiers(records);
  return { ...FILES, 'headings.json': JSON.stringify(headings), 'texts.json': JSON.stringify(texts) };
}

/** A site of which one page has more sections about a thing than all others together. */
export const CROWDED = (() => {
  const urls = [...['one', 'two', 'three', 'four', 'five'].map((anchor) => `/docs/crowd#${anchor}`), '/docs/other'];
  const records = urls.map((url): SearchRecord => ({
    objectID: url,
    url,
    hierarchy: hierarchyOf(['About', 'Crowd', ...(url.includes('#') ? [`Crowd ${url.split('#')[1]}`] : [])]),
    content: null,
    type: url.includes('#') ? 'lvl2' : 'lvl1',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  }));
  return siteWith(records);
})();

/** A site on which two dozen pages of one section answer better than the only one of another. */
export const FAR = (() => {
  const recordOf = (url: string, headings: string[], content: string | null): SearchRecord => ({
    objectID: url + (content ?? ''),
    url,
    hierarchy: hierarchyOf(headings),
    content,
    type: content ? 'content' : 'lvl1',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  });
  const near = Array.from({ length: 24 }, (_, at) => recordOf(`/docs/gas-${at}`, ['About', `Gas ${at}`], null));
  const last = ['Build', 'Last'];
  return siteWith([...near, recordOf('/docs/last', last, null), recordOf('/docs/last', last, 'It pays gas.')]);
})();

/** A site with a page whose sections have sections, two of them of the same name. */
export const NESTED = (() => {
  const sections = { '': [], '#calls': ['Calls'], '#errors': ['Calls', 'Errors'], '#events': ['Events'] };
  const records = Object.entries({ ...sections, '#errors-1': ['Events', 'Errors'] }).map(
    ([anchor, headings]): SearchRecord => ({
      objectID: anchor,
      url: `/docs/nested${anchor}`,
      hierarchy: hierarchyOf(['About', 'Nested', ...headings]),
      content: null,
      type: headings.length > 1 ? 'lvl3' : headings.length > 0 ? 'lvl2' : 'lvl1',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    }),
  );
  const page =
    '# Nested\n\n## Calls\n\nOne.\n\n### Errors\n\nOf calls.\n\n## Events\n\nTwo.\n\n### Errors\n\nOf events.\n';
  return { ...siteWith(records), 'docs/nested.md': page };
})();

/** Reads files that are in memory. */
export function sourceOf(files: Readonly<Record<string, string>>): Source {
  return { place: 'memory', read: (path) => Promise.resolve(files[path]) };
}

/** A client of a server that has these files. */
export async function connectTo(files: Readonly<Record<string, string>>): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(openDocs(sourceOf(files))).connect(far);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(near);
  return client;
}
