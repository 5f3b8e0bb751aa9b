import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Attribute of the document while a modal dialog is over a page with a scrollbar of some width: its room stays, so that nothing moves. */
const BESIDE_BAR = 'data-beside-bar';

/**
 * Shows a `<dialog>` as a modal one, with the page behind it out of reach, as long as it is open. Escape and a click beside it ask
 * to close it; its children must cover it, so that a click on the dialog itself is one beside it.
 *
 * @param onClose - called when the reader wants to close it, which it does not do by itself
 * @returns properties of the `<dialog>`
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dialog = ref.current;
    const root = document.documentElement;
    root.toggleAttribute(BESIDE_BAR, window.innerWidth > root.clientWidth);
    dialog?.showModal();
    return () => {
      dialog?.close();
      root.removeAttribute(BESIDE_BAR);
    };
  }, [isOpen]);
  return {
    ref,
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget) onClose();
    },
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onClose();
    },
  };
}
