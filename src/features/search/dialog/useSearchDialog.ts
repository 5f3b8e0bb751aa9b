import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useReducer, useState } from 'react';
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
 * Everything that the dialog does.
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
  const answer = useAnswer({ query, page: 0, snippetWords }, state.chosen !== undefined);

  const screen = screenOf(query, answer, saved);
  const ids = optionsOf(screen).map(({ hit }) => hit.objectID);
  const active = activeOption(state, ids);
  const optionId = (index: number) => `${listId}${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;
  const allResults = resultsUrl(query, settings.baseUrl);
  /** Until then, what is in view belongs to an older question. */
  const isAnswered = answer.query === query.trim();

  const follow = (event: MouseEvent, link: HitLink, searched?: SearchedState) => {
    if (followLink(event, link, searched)) onClose(true);
  };
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
    optionId,
    allResults,
    star,
    forget,
    status: answer.status,
    linkTo: ({ hit }: Option) => hitLink(hit.url, settings),
    type: (text: string) => dispatch({ type: 'typed', query: text }),
    point: ({ hit }: Option) => dispatch({ type: 'pointed', id: hit.objectID }),
    choose: (event: MouseEvent, { hit, kind }: Option) => {
      remember(hit);
      follow(event, hitLink(hit.url, settings), kind === 'result' ? searchedFor(query, hit) : undefined);
    },
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

export type SearchDialog = ReturnType<typeof useSearchDialog>;
