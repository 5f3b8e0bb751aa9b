import { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the term in the glossary. */
  id: string;
  definition: string;
  children: ReactNode;
}

/**
 * A term with its definition, which a click or a key shows without a script: it is a popover of the browser, so Escape and a
 * click elsewhere close it. With scripts, hover and focus show it too. Screen readers read it as the description of the term.
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
  return (
    // Around both, so that the pointer can move onto the definition.
    <span
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
    >
      <button
        ref={button}
        type="button"
        className={styles.term}
        popoverTarget={`term-${id}`}
        // Not "toggle": hover has opened it already when the click comes.
        popoverTargetAction="show"
        aria-describedby={`term-${id}`}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open()}
        onBlur={close}
      >
        {children}
      </button>
      <span ref={popover} className={styles.definition} popover="auto" role="tooltip" id={`term-${id}`}>
        {definition}
      </span>
    </span>
  );
}
