import { HITS_PER_PAGE, type SearchRequest, type SearchResponse } from '../protocol';
import { hitMaker } from './hit';
import type { Engine } from './index';
import { rank } from './rank';
import { suggest } from './suggest';

/** Answers a question from the embedded index. */
export function answer(engine: Engine, request: SearchRequest): SearchResponse {
  const ranking = rank(engine, request);
  const { ranked } = ranking;
  const first = request.page * HITS_PER_PAGE;
  const shown = ranked.slice(first, first + HITS_PER_PAGE);
  const toHit = hitMaker(engine, ranking, request.snippetWords);
  return {
    hits: shown.flatMap(({ section }) => toHit(section)),
    nbHits: ranked.length,
    nbPages: Math.ceil(ranked.length / HITS_PER_PAGE),
    page: request.page,
    ...(ranked.length === 0 && { suggestions: suggest(engine, request) }),
  };
}
