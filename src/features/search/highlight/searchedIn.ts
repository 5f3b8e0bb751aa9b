import { isRecord } from '../../../shared/isRecord';

/** What a page is told that was opened from a result. It travels in the state of the history, so the address stays clean. */
export interface SearchedState {
  /** Words to mark: those asked for, and those of the result that matched. */
  searched: string[];
}

/** Words in the state of a page in the history, which may be of any other making. The same state gives the same list. */
export function searchedIn(state: unknown): readonly string[] | undefined {
  const searched = isRecord(state) ? state.searched : undefined;
  const isList = Array.isArray(searched) && searched.length > 0 && searched.every((word) => typeof word === 'string');
  return isList ? searched : undefined;
}
