import { useStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type KeyboardEvent as ReactKeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import Notice from '../../../components/Notice';
import { markPlace } from '../../late-opening';
import SearchIcon from '../parts/SearchIcon';
import { NO_SLASH_KEY } from '../settings/slashKey';
import { typedText } from './hotkey';
import styles from './styles.module.css';
import { useDialogLoader } from './useDialogLoader';
import { useSearchHotkey } from './useSearchHotkey';

/** Closes the dialog of the button that was used last: a page may hold several buttons, and shows one dialog. */
let closeOther = () => {};

/** Opens the search dialog, which is loaded when the reader reaches for it. */
export default function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  /** What the dialog starts with; `null` while it is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const isOpen = query !== null;
  const hasGoneOn = useRef<() => boolean>(() => false);
  const { Dialog, isOffline, warmUp, open } = useDialogLoader(query, () => {
    if (hasGoneOn.current()) setQuery(null);
  });

  const focus = () => button.current?.focus({ preventScroll: true });
  const start = (letter = '') => {
    if (!isOpen) {
      closeOther();
      closeOther = () => setQuery(null);
    }
    if (!isOpen || hasGoneOn.current()) hasGoneOn.current = markPlace();
    setQuery((typed) => (typed ?? '') + letter);
    focus();
    open();
  };
  const close = (leaving = false) => {
    // The dialog must be gone first: while it is open, the button is inert and takes no focus.
    flushSync(() => setQuery(null));
    if (!leaving) focus();
  };
  const hasSlash = useStorageSlot(NO_SLASH_KEY)[0] === null;
  useSearchHotkey(hasSlash, () => {
    if (isOpen) close();
    // No second dialog over one that is open.
    else if (document.querySelector('dialog[open]')) return false;
    else start();
    return true;
  });

  const isWaiting = isOpen && !Dialog && !isOffline;
  const take = (event: KeyboardEvent) => {
    // What is typed on the next page, or into the assistant, belongs there.
    if (hasGoneOn.current()) return close(true);
    const text = typedText(event, true);
    if (text === undefined && event.key !== 'Escape') return;
    // What lies below, such as the menu of phones, would close with it.
    event.stopPropagation();
    if (text === undefined) return close();
    event.preventDefault();
    start(text);
  };
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  // Until the dialog is there, what the reader types is kept wherever the focus is: below the menu of phones, the button cannot have it.
  // Not a moment longer, so in a layout effect: the next letter belongs to the field.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const onKey = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isWaiting]);

  const onKeyDown = ({ nativeEvent: event }: ReactKeyboardEvent) => {
    if (isOpen && event.key === 'Escape') return close();
    const text = typedText(event, isOpen);
    if (text === undefined) return;
    event.preventDefault();
    start(text);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        aria-keyshortcuts={`Control+K Meta+K${hasSlash ? ' /' : ''}`}
        onClick={() => start()}
        onKeyDown={onKeyDown}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <SearchIcon size={18} />
        <span className={styles.label}>Search</span>
        <ShortcutHint />
      </button>
      {isOpen &&
        createPortal(
          Dialog ? (
            <Dialog initialQuery={query} onClose={close} />
          ) : (
            isOffline && (
              <Notice onClose={() => close(true)}>
                Unable to load search. You might want to check your network connection.
              </Notice>
            )
          ),
          document.body,
        )}
    </>
  );
}

function ShortcutHint() {
  const key = useIsBrowser() && /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <span aria-hidden className={styles.hint}>
      <kbd>{key}</kbd>
      <kbd>K</kbd>
    </span>
  );
}
