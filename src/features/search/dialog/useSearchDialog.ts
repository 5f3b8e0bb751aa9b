import { useActiveVersion, useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useAsk } from '../answer/useAsk';
import { searchedFor } from '../highlight/searchedFor';
import type { SearchedState } from '../highlight/searchedIn';
import { clipQuery } from '../parts/clipQuery';
import { type HitLink, hitLink } from '../parts/hitLink';
import { resultsUrl } from '../parts/resultsUrl';
import { useFollow } from '../parts/useFollow';
import type { SavedHit } from '../saved/savedSearches';
import { useSavedSearches } from '../saved/useSavedSearches';
import { useSearchSettings } from '../settings/useSearchSettings';
import { activeOption, dialogReducer, NOTHING_DONE } from './dialogReducer';
import { measureDialog } from './measureDialog';
import { type Option, optionsOf, screenOf } from './screen';

/** `keyCode` of the key that ended a composition (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode). */
const COMPOSED = 229;

/**
 * Everything that the dialog does. A key in the field asks before anything is rendered, and renders nothing by itself: the field
 * shows its letter, and the answer changes the list.
 *
 * @param onClose - called with `true` when the reader leaves for another page
 */
export function useSearchDialog(initialQuery: string, onClose: (leaving?: boolean) => void) {
  const settings = useSearchSettings();
  const version = useActiveVersion(undefined);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const followLink = useFollow();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(dialogReducer, NOTHING_DONE);
  const { chosen, isEntered } = state;
  const isTouched = chosen !== undefined || isEntered;
  const [{ snippetWords, roomRem }] = useState(measureDialog);
  const { saved, remember, star, forget } = useSavedSearches();
  const [{ status, response, query: answered }, ask] = useAsk(chosen !== undefined);

  const progress = response ? 'idle' : status;
  const screen = useMemo(
    () => screenOf({ status: progress, response, query: answered }, saved),
    [progress, response, answered, saved],
  );
  const ids = useMemo(() => optionsOf(screen).map(({ hit }) => hit.objectID), [screen]);
  const active = activeOption(state, ids, screen.kind === 'results');
  const activeId = active >= 0 ? optionId(listId, active) : undefined;
  const allResults = resultsUrl(answered, settings.baseUrl);

  /** Asks what stands in the field. */
  const askField = useCallback(
    () => ask({ query: clipQuery(field.current?.value ?? '').trim(), page: 0, snippetWords }),
    [ask, snippetWords],
  );
  const onInput = () => {
    askField();
    if (isTouched) dispatch({ type: 'typed' });
  };
  /** Whether what is in view answers what stands in the field, and no older question. */
  const isAnswered = useCallback(() => clipQuery(field.current?.value ?? '').trim() === answered, [answered]);

  useEffect(askField, [askField]);
  useLayoutEffect(() => {
    // WebKit leaves the caret before the letters that the field starts with: the next ones would come before them.
    const { length } = field.current?.value ?? '';
    field.current?.setSelectionRange(length, length);
  }, []);

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
    if (isEntered && isAnswered()) queueMicrotask(open);
  }, [isEntered, isAnswered, open]);

  /** Keeps the focus in the field: the button that was pressed goes away. */
  const kept = (change: (hit: SavedHit) => void) => (hit: SavedHit) => {
    change(hit);
    field.current?.focus();
  };

  return {
    field,
    initialQuery: clipQuery(initialQuery),
    screen,
    /** The question that what is in view answers. */
    answered,
    active,
    activeId,
    listId,
    roomRem,
    allResults,
    status,
    star: kept(star),
    forget: kept(forget),
    linkTo,
    choose,
    point,
    onInput,
    /** Puts a text into the field, as if it had been typed. */
    type: (text: string) => {
      if (!field.current) return;
      field.current.value = text;
      field.current.focus();
      onInput();
    },
    followAll: (event: MouseEvent) => {
      // The results page belongs to no version of the docs, and asks in the preferred one.
      if (version) savePreferredVersionName(version.name);
      follow(event, { href: allResults, isExternal: false });
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Safari ends a composition before it tells of the key that ended it, which has this code then.
      if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === COMPOSED) return;
      if (event.key === 'Enter' && isAnswered()) open();
      else if (event.key === 'Enter') {
        // Asks once more what could not be answered.
        askField();
        dispatch({ type: 'entered' });
      } else if (event.key === 'ArrowDown') dispatch({ type: 'moved', step: 1, active, ids });
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
