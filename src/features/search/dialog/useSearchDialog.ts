import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type KeyboardEvent, type MouseEvent, useId, useReducer, useState } from 'react';
import { useAnswer } from '../answer/useAnswer';
import { hitUrl, resultsUrl } from '../parts/hitUrl';
import type { SavedHit } from '../saved/savedSearches';
import { useSavedSearches } from '../saved/useSavedSearches';
import { dialogReducer, startWith } from './dialogReducer';
import { optionsOf, screenOf } from './screen';

const NARROW = '(max-width: 768px)';
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;

/**
 * Everything that the dialog does.
 *
 * @param onClose - called with `true` when the reader leaves for another page
 */
export function useSearchDialog(initialQuery: string, onClose: (leaving?: boolean) => void) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const listId = useId();
  const [{ query, active: wanted }, dispatch] = useReducer(dialogReducer, initialQuery, startWith);
  const [snippetWords] = useState(() => (window.matchMedia(NARROW).matches ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS));
  const { saved, remember, star, forget } = useSavedSearches();
  const answer = useAnswer({ query, page: 0, snippetWords });

  const screen = screenOf(query, answer, saved);
  const count = optionsOf(screen).length;
  const active = Math.min(wanted, count - 1);
  const optionId = (index: number) => `${listId}${index}`;
  const allResults = resultsUrl(query, baseUrl);

  /** Follows a link inside the site, unless the reader asked the browser to open it elsewhere. */
  const follow = (event: MouseEvent, url: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClose(true);
    history.push(url);
  };

  const onEnter = () => {
    if (active >= 0) {
      document.getElementById(optionId(active))?.click();
    } else if (screen.kind === 'waiting') {
      onClose(true);
      history.push(allResults);
    }
  };

  return {
    query,
    screen,
    active,
    listId,
    optionId,
    allResults,
    follow,
    star,
    forget,
    status: answer.status,
    urlOf: ({ url }: SavedHit) => hitUrl(url, baseUrl),
    type: (text: string) => dispatch({ type: 'typed', query: text }),
    point: (index: number) => dispatch({ type: 'pointed', index }),
    choose: (event: MouseEvent, hit: SavedHit) => {
      remember(hit);
      follow(event, hitUrl(hit.url, baseUrl));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') onEnter();
      else if (event.key === 'ArrowDown') dispatch({ type: 'moved', step: 1, count });
      else if (event.key === 'ArrowUp') dispatch({ type: 'moved', step: -1, count });
      else return;
      event.preventDefault();
    },
  };
}

export type SearchDialog = ReturnType<typeof useSearchDialog>;
