/** Keys that were held down with a click. */
interface HeldKeys {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a click on a link asks the browser for something else than to go there: a new tab, a window, a file. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: HeldKeys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
