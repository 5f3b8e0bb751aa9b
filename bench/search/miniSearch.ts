import MiniSearch from 'minisearch';
import type { SearchRecord } from '../../src/shared/search/record';
import { ownHeading, toSections } from '../../src/shared/search/engine/section';
import { tokenize } from '../../src/shared/search/tokenize';

/** MiniSearch over the same sections, with the same tokenizer and as near to the same rules as its options come: to compare with. */
export function buildMiniSearch(records: readonly SearchRecord[]) {
  const sections = toSections(records);
  const engine = new MiniSearch({
    fields: ['heading', 'path', 'text'],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
    searchOptions: {
      boost: { heading: 4, path: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
      combineWith: 'AND',
    },
  });
  engine.addAll(
    sections.map((section, id) => ({
      id,
      heading: ownHeading(section),
      path: section.headings.slice(1, -1).filter(Boolean).join('\n'),
      text: `${section.text}\n${section.code}`,
    })),
  );
  const shipped = JSON.stringify({ sections, index: engine });
  return { shipped, search: (query: string) => engine.search(query) };
}
