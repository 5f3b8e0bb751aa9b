import Link from '@docusaurus/Link';
import { type FocusEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the term in the glossary. */
  id: string;
  definition: string;
  children: ReactNode;
}

const GLOSSARY = '/docs/about/glossary';

/** A pointer that only crosses a term opens nothing; one on its way to the definition may take a short cut. */
const OPEN_MS = 100;
const CLOSE_MS = 200;

/**
 * A term with its definition and a link to the glossary, which a click or a key shows without a script: it is a popover of the
 * browser, so Escape and a click elsewhere close it. With scripts, hover and focus show it too. Screen readers read the definition
 * as the description of the term.
 */
export default function Term({ id, definition, children }: Props) {
  const popover = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The types know neither the source, beside which the browser places it, nor browsers without popovers.
  const open = () =>
    (popover.current?.showPopover as ((options: object) => void) | undefined)?.call(popover.current, {
      source: button.current,
    });
  const close = () => popover.current?.hidePopover?.();
  const timer = useRef(0);
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = type === 'pointerenter' ? window.setTimeout(open, OPEN_MS) : window.setTimeout(close, CLOSE_MS);
  };
  // A click or a tap on the definition takes the focus to nothing, and is no reason to close it.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  // The browser gives the focus back when the definition is closed, which is no reason to open it.
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!popover.current?.contains(relatedTarget) && currentTarget.matches(':focus-visible')) open();
  };
  return (
    // Around both, so that pointer and focus can move onto the definition.
    <span onPointerEnter={onPointer} onPointerLeave={onPointer} onBlur={closeBehind}>
      <button
        ref={button}
        type="button"
        className={styles.term}
        popoverTarget={`term-${id}`}
        // Not "toggle": hover has opened it already when the click comes.
        popoverTargetAction="show"
        aria-describedby={`definition-${id}`}
        // Hover would show it again, should the reader close it at once.
        onClick={() => window.clearTimeout(timer.current)}
        onFocus={onFocus}
      >
        {children}
      </button>
      <span ref={popover} className={styles.popover} popover="auto" id={`term-${id}`}>
        <span id={`definition-${id}`}>{definition}</span> <Link to={`${GLOSSARY}#${id}`}>Glossary</Link>
      </span>
    </span>
  );
}
