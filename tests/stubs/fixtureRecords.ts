import { hierarchyOf, type Level, type SearchRecord } from '../../src/shared/search/record';
import { SEARCH_ORIGINS } from './ports';

const SITE = 'https://fixture.example/fixture';
const CURRENT = 'docs-default-current';

interface Facts {
  headings: string[];
  url: string;
  content?: string;
  language?: string;
  tag?: string;
}

function record({ headings, url, content, language = 'en', tag = CURRENT }: Facts, index: number): SearchRecord {
  const level = `lvl${headings.length - 1}` as Level;
  const hierarchy = hierarchyOf(headings);
  return {
    objectID: `record-${index}`,
    hierarchy,
    content: content ?? null,
    type: content ? 'content' : level,
    url: url.startsWith('/') ? SITE + url : url,
    language,
    docusaurus_tag: tag,
  };
}

const PAGES: Facts[] = [
  { headings: ['Start here', 'Welcome'], url: '/docs/welcome' },
  { headings: ['Start here', 'Welcome'], url: '/docs/1.0/welcome', tag: 'docs-default-1.0' },
  { headings: ['Los geht es', 'Willkommen'], url: '/de/docs/welcome', language: 'de' },
  { headings: ['Start here', 'Shared', 'Second level'], url: '/docs/shared#second-level' },
  { headings: ['Start here', 'Shared'], url: '/docs/shared', content: 'A page of both releases, as release 2 has it.' },
  { headings: ['Start here', 'Home'], url: '/', tag: 'default' },
  { headings: ['Elsewhere', 'Outside'], url: `${SEARCH_ORIGINS[0]}/external` },
  { headings: ['Elsewhere', 'Moved'], url: '/documentation/news' },
  { headings: ['Elsewhere', 'Hostile <img src=x onerror=document.title=1>'], url: '/docs/news' },
  { headings: ['Elsewhere', 'مرحبا بالعالم'], url: '/docs/news' },
];

/** More sections about one thing than a page of results holds, in three parts of the docs. */
const MANY = Array.from({ length: 45 }, (_, index): Facts => {
  const part = ['Build', 'About', 'Run'][index % 3] ?? '';
  return {
    headings: [part, `Gas, chapter ${index}`],
    url: `/docs/news#chapter-${index}`,
    content: `Before a program can send a message later it makes a reservation of gas, the unit in which all work is paid here.`,
  };
});

/** What the hosted index of the fixture site holds. */
export const FIXTURE_RECORDS: SearchRecord[] = [...PAGES, ...MANY].map(record);
