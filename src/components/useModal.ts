import { type MouseEvent, useLayoutEffect, useRef } from 'react';

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
    dialog?.showModal();
    return () => dialog?.close();
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
