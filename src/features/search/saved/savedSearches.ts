import { isRecord } from '../../../shared/isRecord';
import { hierarchyOf, LEVELS } from '../../../shared/search/record';
import type { SearchHit } from '../../../shared/search/protocol';
import { searchedIn } from '../highlight/searchedIn';

/** What is kept of a result that a reader opened. */
export type SavedHit = Pick<SearchHit, 'objectID' | 'hierarchy' | 'url'> & {
  /** Words to mark on its page. */
  searched?: string[];
};

export interface SavedSearches {
  recent: SavedHit[];
  favourites: SavedHit[];
}

const MAX_RECENT = 7;
const MAX_RECENT_WITH_FAVOURITES = 4;
const MAX_FAVOURITES = 10;

/** Reads what storage holds. Anything that is not what this code wrote is dropped. */
export function parseSaved(json: string | null): SavedSearches {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return { recent: hitsIn(value, 'recent'), favourites: hitsIn(value, 'favourites') };
  } catch {
    return { recent: [], favourites: [] };
  }
}

/** Notes that a result was opened. A favourite is not noted again. */
export function remember({ recent, favourites }: SavedSearches, hit: SavedHit): SavedSearches {
  if (favourites.some(same(hit))) return { recent, favourites };
  return { recent: [strip(hit), ...without(recent, hit)].slice(0, MAX_RECENT), favourites };
}

/** Makes a favourite of a recent search. */
export function star({ recent, favourites }: SavedSearches, hit: SavedHit): SavedSearches {
  return {
    recent: without(recent, hit),
    favourites: [strip(hit), ...without(favourites, hit)].slice(0, MAX_FAVOURITES),
  };
}

/** Removes a search from wherever it is kept. */
export function forget({ recent, favourites }: SavedSearches, hit: SavedHit): SavedSearches {
  return { recent: without(recent, hit), favourites: without(favourites, hit) };
}

/** Recent searches that the start screen has room for. */
export function shownRecent({ recent, favourites }: SavedSearches): SavedHit[] {
  return recent.slice(0, favourites.length > 0 ? MAX_RECENT_WITH_FAVOURITES : MAX_RECENT);
}

const same = (hit: SavedHit) => (other: SavedHit) => other.objectID === hit.objectID;

function without(hits: SavedHit[], hit: SavedHit): SavedHit[] {
  return hits.filter((other) => !same(hit)(other));
}

function strip({ objectID, hierarchy, url, searched }: SavedHit): SavedHit {
  return { objectID, hierarchy, url, ...(searched && { searched }) };
}

function hitsIn(value: unknown, key: string): SavedHit[] {
  const list: unknown = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.flatMap(toHit) : [];
}

function toHit(value: unknown): SavedHit[] {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return [];
  const { objectID, url, hierarchy } = value;
  const searched = searchedIn(value);
  if (typeof objectID !== 'string' || typeof url !== 'string') return [];
  const headings = LEVELS.map((level) => hierarchy[level]).map((text) => (typeof text === 'string' ? text : null));
  return [{ objectID, url, hierarchy: hierarchyOf(headings), ...(searched && { searched: [...searched] }) }];
}
