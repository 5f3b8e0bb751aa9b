import { SITE_ORIGIN } from '../../stubs/ports';
import { HOSTED_URL } from './fixture';

/** A site to search on, and what to ask there. All paths are relative to its address. */
export interface SearchSite {
  backend: 'embedded' | 'hosted';
  url: string;
  /** A doc to search from. */
  page: string;
  /** Has more results than one page holds, in several groups. */
  many: string;
  /** Finds words in long texts. */
  inText: string;
  /** Finds nothing, but resembles something. */
  nothing: string;
  /** Two results, by queries whose first result they are, with the headings that they have. */
  first: { query: string; path: string; heading: string };
  second: { query: string; path: string; heading: string };
}

/** What R-SEARCH asks of search holds for both: the real site answers by itself, the fixture asks a service. */
export const SEARCH_SITES: SearchSite[] = [
  {
    backend: 'embedded',
    url: `${SITE_ORIGIN}/`,
    page: 'docs/about/glossary',
    many: 'gas',
    inText: 'reservation',
    nothing: 'gasreservasion',
    first: { query: 'message rent', path: 'docs/about/features/rent-system', heading: 'Message rent' },
    second: { query: 'glossary', path: 'docs/about/glossary', heading: 'Glossary' },
  },
  {
    backend: 'hosted',
    url: HOSTED_URL,
    page: 'docs/news',
    many: 'gas',
    inText: 'reservation',
    nothing: 'secondary',
    first: { query: 'second level', path: 'docs/shared#second-level', heading: 'Second level' },
    second: { query: 'welcome', path: 'docs/welcome', heading: 'Welcome' },
  },
];

/** The site that asks a service. */
export const HOSTED_SITE = SEARCH_SITES[1] as SearchSite;

/** What either backend loads before it can answer. */
export const BACKEND_REQUESTS = /\/assets\/search\/.*\.json$|\/1\/indexes\//;
