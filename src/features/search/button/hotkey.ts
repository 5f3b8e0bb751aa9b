/** Part of a keyboard event that decides what it means for search. */
export interface KeyPress {
  key: string;
  /** Place of the key on the keyboard. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
}

/**
 * Whether a key opens search: Ctrl or Cmd + K anywhere, a slash unless it is being typed into a field.
 *
 * @param typing - whether the focus is in a field
 */
export function opensSearch(press: KeyPress, typing: boolean): boolean {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey, isComposing } = press;
  if (altKey || isComposing) return false;
  // With Shift it is a shortcut of browsers. A keyboard of other letters has K where it types another one.
  if (ctrlKey || metaKey) return !shiftKey && (key > '~' ? code === 'KeyK' : key.toLowerCase() === 'k');
  return key === '/' && !typing;
}

/**
 * What a key types on the search button, so that a reader who begins to type loses nothing.
 *
 * @param opening - whether the dialog is on its way: then every character counts, before only a letter or digit does
 */
export function typedText(
  { key, ctrlKey, metaKey, altKey, isComposing }: KeyPress,
  opening: boolean,
): string | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  return (opening ? /^.$/u : /^[\p{L}\p{N}]$/u).test(key) ? key : undefined;
}
