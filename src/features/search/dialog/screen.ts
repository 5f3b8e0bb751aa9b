import { groupHits } from '../../../shared/search/groupHits';
import type { SearchHit } from '../../../shared/search/protocol';
import type { AnswerState } from '../answer/answerReducer';
import type { IconName } from '../parts/Icon';
import { type SavedHit, type SavedSearches, shownRecent } from '../saved/savedSearches';

/** Something that can be chosen, numbered through all groups. */
export interface Option {
  index: number;
  hit: SavedHit & Partial<SearchHit>;
  icon: IconName;
  kind: 'result' | 'recent' | 'favourite';
}

export interface OptionGroup {
  title: string;
  options: Option[];
}

/** What the dialog shows below the field. */
export type Screen =
  | { kind: 'start' | 'results'; groups: OptionGroup[]; total: number }
  | { kind: 'none'; query: string; suggestions: string[] }
  | { kind: 'error' }
  | { kind: 'waiting' };

type Choice = Omit<Option, 'index'>;

/** Decides what the dialog shows. What is in view stays until there is an answer, or until it takes a while. */
export function screenOf({ status, response, query }: AnswerState, saved: SavedSearches): Screen {
  if (status === 'error') return { kind: 'error' };
  if (!response) return status === 'idle' ? { kind: 'start', ...numbered(savedGroups(saved)) } : { kind: 'waiting' };
  if (response.nbHits === 0) return { kind: 'none', query, suggestions: response.suggestions ?? [] };
  const groups = groupHits(response.hits).map(({ title, hits }) => ({ title, choices: hits.map(toResult) }));
  return { kind: 'results', groups: numbered(groups).groups, total: response.nbHits };
}

/** Options of a screen in the order in which the arrow keys pass them. */
export function optionsOf(screen: Screen): Option[] {
  return 'groups' in screen ? screen.groups.flatMap(({ options }) => options) : [];
}

function savedGroups(saved: SavedSearches): { title: string; choices: Choice[] }[] {
  const recent = shownRecent(saved).map((hit): Choice => ({ hit, icon: 'recent', kind: 'recent' }));
  const favourites = saved.favourites.map((hit): Choice => ({ hit, icon: 'star', kind: 'favourite' }));
  return [
    { title: 'Recent', choices: recent },
    { title: 'Favourites', choices: favourites },
  ].filter(({ choices }) => choices.length > 0);
}

function toResult(hit: SearchHit): Choice {
  const icon = hit.type === 'content' ? 'text' : hit.type === 'lvl1' ? 'page' : 'heading';
  return { hit, icon, kind: 'result' };
}

function numbered(groups: { title: string; choices: Choice[] }[]): { groups: OptionGroup[]; total: number } {
  let index = 0;
  const result = groups.map(({ title, choices }) => ({
    title,
    options: choices.map((choice) => ({ ...choice, index: index++ })),
  }));
  return { groups: result, total: index };
}
