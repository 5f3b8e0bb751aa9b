import { isRecord } from '../../../../shared/isRecord';
import { escapeMarked } from '../../../../shared/search/mark';
import type { MarkedText, SearchHit, SearchResponse } from '../../../../shared/search/protocol';
import { deepestLevel, hierarchyOf, LEVELS } from '../../../../shared/search/record';

/**
 * Reads the answers to a list of questions. The hosts are none of ours: each value is looked at before it is used. A result
 * without what every result has is left out; an answer without what every answer has is an error.
 */
export function readAnswers(json: unknown): SearchResponse[] {
  const results = isRecord(json) && json.results;
  if (!Array.isArray(results) || results.length === 0) throw new Error('The search service answered without results.');
  return results.map(readAnswer);
}

function readAnswer(result: unknown): SearchResponse {
  if (!isRecord(result) || !Array.isArray(result.hits) || typeof result.nbHits !== 'number') {
    throw new Error('The search service answered with results of another form.');
  }
  const { hits, nbHits, nbPages, page, queryID } = result;
  return {
    hits: hits.flatMap(readHit),
    nbHits,
    nbPages: typeof nbPages === 'number' ? nbPages : 1,
    page: typeof page === 'number' ? page : 0,
    ...(typeof queryID === 'string' && { queryID }),
  };
}

function readHit(hit: unknown): SearchHit[] {
  if (!isRecord(hit)) return [];
  const { objectID, url, content, _highlightResult: highlighted, _snippetResult: snippets } = hit;
  if (typeof objectID !== 'string' || typeof url !== 'string') return [];
  const hierarchy = hierarchyOf(LEVELS.map((level) => stringIn(hit.hierarchy, level)));
  const headings = isRecord(highlighted) ? highlighted.hierarchy : undefined;
  const snippet = isRecord(snippets) ? markedText(snippets.content) : undefined;
  return [
    {
      objectID,
      url,
      hierarchy,
      content: typeof content === 'string' ? content : null,
      type: [...LEVELS, 'content' as const].find((type) => type === hit.type) ?? deepestLevel(hierarchy),
      _highlightResult: {
        hierarchy: Object.fromEntries(
          LEVELS.flatMap((level) => {
            const text = markedText(isRecord(headings) ? headings[level] : undefined);
            return text ? [[level, text]] : [];
          }),
        ),
      },
      _snippetResult: snippet ? { content: snippet } : {},
    },
  ];
}

/** The service does not escape what it marks. */
function markedText(text: unknown): MarkedText | undefined {
  const value = stringIn(text, 'value');
  return value === null ? undefined : { value: escapeMarked(value) };
}

function stringIn(value: unknown, key: string): string | null {
  const text = isRecord(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : null;
}
