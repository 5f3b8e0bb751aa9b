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

/** The letter or digit that a key types, so that a reader who starts to type on the button loses nothing. */
export function typedLetter({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): string | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  return /^[\p{L}\p{N}]$/u.test(key) ? key : undefined;
}
