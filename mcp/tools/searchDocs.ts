import { nearest } from '../../plugins/shared/nearest';
import { answer } from '../../src/shared/search/engine/answer';
import { markedParts } from '../../src/shared/search/mark';
import type { SearchHit } from '../../src/shared/search/protocol';
import type { Docs } from '../docs';
import { WrongArgument } from './answer';

/** Words of the text that a result shows. */
const SNIPPET_WORDS = 40;
/** Results of one page: others may answer better than its fourth section. */
const MOST_OF_A_PAGE = 3;

export interface SearchArguments {
  query: string;
  section?: string;
  limit: number;
}

/** Sections of the docs that a question finds, best first, as Markdown. */
export async function searchDocs(docs: Docs, { query, section, limit }: SearchArguments): Promise<string> {
  // In turn: if the site was built anew, the engine brings its new manifest.
  const engine = await docs.engine();
  const { home, release, search } = await docs.manifest();
  const groups = [...new Set(engine.heads.map(({ headings }) => headings[0] ?? ''))];
  const group = section === undefined ? undefined : groups.find((name) => name.toLowerCase() === section.toLowerCase());
  if (section !== undefined && group === undefined) {
    throw new WrongArgument(
      `There is no section "${section}". Sections, the most alike first: ${nearest(section, groups).join(', ')}.`,
    );
  }
  const request = { query, snippetWords: SNIPPET_WORDS, language: search.language, tags: [search.tag] };
  const hits: SearchHit[] = [];
  const perPage = new Map<string, number>();
  let suggestions: string[] = [];
  for (let page = 0, pages = 1; page < pages && hits.length < limit; page += 1) {
    const response = answer(engine, { ...request, page });
    pages = response.nbPages;
    suggestions = response.suggestions ?? [];
    for (const hit of response.hits) {
      const path = pathOf(hit);
      const already = perPage.get(path) ?? 0;
      if (already >= MOST_OF_A_PAGE || (group !== undefined && hit.hierarchy.lvl0 !== group)) continue;
      perPage.set(path, already + 1);
      hits.push(hit);
    }
  }
  const where = group === undefined ? '' : ` in the section "${group}"`;
  if (hits.length === 0) {
    const more = suggestions.length > 0 ? ` Try: ${suggestions.join(', ')}.` : ' Try fewer or other words.';
    return `Nothing found for "${query}"${where}. These docs describe ${release}.${more}`;
  }
  const results = hits.slice(0, limit).map((hit, at) => `${at + 1}. ${shown(hit, home)}`);
  return `Results for "${query}"${where}, from docs of ${release}. Read one with read_page.\n\n${results.join('\n\n')}`;
}

function shown({ hierarchy, url, _snippetResult }: SearchHit, home: string): string {
  const headings = Object.values(hierarchy)
    .slice(1)
    .filter((heading) => heading !== null);
  const snippet = markedParts(_snippetResult.content?.value ?? '').map(({ text }) => text);
  return [headings.join(' › '), home + url.slice(1), snippet.join('')].filter(Boolean).join('\n   ');
}

function pathOf({ url }: SearchHit): string {
  return url.replace(/#.*/, '');
}
