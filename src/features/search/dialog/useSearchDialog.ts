import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { useAnswer } from '../answer/useAnswer';
import { searchedFor } from '../highlight/searchedFor';
import type { SearchedState } from '../highlight/searchedIn';
import { type HitLink, hitLink } from '../parts/hitLink';
import { resultsUrl } from '../parts/resultsUrl';
import { useFollow } from '../parts/useFollow';
import { useSavedSearches } from '../saved/useSavedSearches';
import { useSearchSettings } from '../settings/useSearchSettings';
import { activeOption, dialogReducer, startWith } from './dialogReducer';
import { type Option, optionsOf, screenOf } from './screen';

const NARROW = '(max-width: 768px)';
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;

/**
 * Everything that the dialog does. What the list of options is given stays the same from key to key until there is another answer,
 * so that a key does not render the list.
 *
 * @param onClose - called with `true` when the reader leaves for another page
 */
export function useSearchDialog(initialQuery: string, onClose: (leaving?: boolean) => void) {
  const settings = useSearchSettings();
  const followLink = useFollow();
  const listId = useId();
  const [state, dispatch] = useReducer(dialogReducer, initialQuery, startWith);
  const { query, isEntered } = state;
  const [snippetWords] = useState(() => (window.matchMedia(NARROW).matches ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS));
  const { saved, remember, star, forget } = useSavedSearches();
  const { status, response, query: answered } = useAnswer({ query, page: 0, snippetWords }, state.chosen !== undefined);

  const isAsked = query.trim() !== '';
  const hasFailed = status === 'error';
  const screen = useMemo(
    () => screenOf(isAsked, { hasFailed, response, query: answered }, saved),
    [isAsked, hasFailed, response, answered, saved],
  );
  const ids = useMemo(() => optionsOf(screen).map(({ hit }) => hit.objectID), [screen]);
  const active = activeOption(state, ids);
  const activeId = active >= 0 ? optionId(listId, active) : undefined;
  const allResults = resultsUrl(query, settings.baseUrl);
  /** Until then, what is in view belongs to an older question. */
  const isAnswered = answered === query.trim();

  const follow = useCallback(
    (event: MouseEvent, link: HitLink, searched?: SearchedState) => {
      if (followLink(event, link, searched)) onClose(true);
    },
    [followLink, onClose],
  );
  const linkTo = useCallback(({ hit }: Option) => hitLink(hit.url, settings), [settings]);
  const choose = useCallback(
    (event: MouseEvent, option: Option) => {
      const { hit, kind } = option;
      // A search that was kept has kept its words.
      const words = kind === 'result' ? searchedFor(answered, hit)?.searched : hit.searched;
      remember({ ...hit, searched: words });
      follow(event, linkTo(option), words && { searched: words });
    },
    [remember, follow, linkTo, answered],
  );
  const point = useCallback(({ hit }: Option) => dispatch({ type: 'pointed', id: hit.objectID }), []);
  const open = useCallback(() => {
    if (activeId) document.getElementById(activeId)?.click();
  }, [activeId]);

  useEffect(() => {
    // Later, because React cannot take the dialog away while it is at work on it.
    if (isEntered && isAnswered) queueMicrotask(open);
  }, [isEntered, isAnswered, open]);

  return {
    query,
    screen,
    active,
    activeId,
    listId,
    allResults,
    status,
    star,
    forget,
    linkTo,
    choose,
    point,
    type: (text: string) => dispatch({ type: 'typed', query: text }),
    followAll: (event: MouseEvent) => follow(event, { href: allResults, isExternal: false }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && isAnswered) open();
      else if (event.key === 'Enter') dispatch({ type: 'entered' });
      else if (event.key === 'ArrowDown') dispatch({ type: 'moved', step: 1, active, ids });
      else if (event.key === 'ArrowUp') dispatch({ type: 'moved', step: -1, active, ids });
      else return;
      event.preventDefault();
    },
  };
}

/** Id of an option by its number. */
export function optionId(listId: string, index: number): string {
  return `${listId}${index}`;
}

export type SearchDialog = ReturnType<typeof useSearchDialog>;
