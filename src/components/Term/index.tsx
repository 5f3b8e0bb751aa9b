import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { opensElsewhere } from '../../shared/opensElsewhere';
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
 * A term with its definition and a link to the glossary, which hover, focus, a click and a tap show. It is a popover of the browser, so
 * Escape and a click elsewhere close it. Screen readers read the definition as the description of the term.
 *
 * The term is a link, which leads to the glossary without a script, and the definition is hidden: reader views of browsers, and tools
 * that read pages for language models, leave out buttons and show popovers, so that sentences would lose their words.
 */
export default function Term({ id, definition, children }: Props) {
  const popover = useRef<HTMLSpanElement>(null);
  const term = useRef<HTMLAnchorElement>(null);
  const entry = useBaseUrl(`${GLOSSARY}#${id}`);
  // The types know neither the source, beside which the browser places it, nor browsers without popovers.
  const open = () =>
    (popover.current?.showPopover as ((options: object) => void) | undefined)?.call(popover.current, {
      source: term.current,
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
  const onClick = (event: MouseEvent) => {
    // Hover would show it again, should the reader close it at once.
    window.clearTimeout(timer.current);
    if (opensElsewhere(event) || !popover.current?.showPopover) return;
    event.preventDefault();
    open();
  };
  return (
    // Around both, so that pointer and focus can move onto the definition.
    <span onPointerEnter={onPointer} onPointerLeave={onPointer} onBlur={closeBehind}>
      <a
        ref={term}
        className={styles.term}
        href={entry}
        aria-describedby={`definition-${id}`}
        onClick={onClick}
        onFocus={onFocus}
      >
        {children}
      </a>
      <span ref={popover} className={styles.popover} popover="auto" hidden>
        <span id={`definition-${id}`}>{definition}</span> <Link to={`${GLOSSARY}#${id}`}>Glossary</Link>
      </span>
    </span>
  );
}
