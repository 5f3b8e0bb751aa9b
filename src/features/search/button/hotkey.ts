/** Part of a keyboard event that decides what it means for search. */
export interface KeyPress {
  key: string;
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
export function opensSearch({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress, typing: boolean): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
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
