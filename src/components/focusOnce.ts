/** Moves the focus to an element that is no stop of the keyboard, such as a region of the page. Without one, nothing happens. */
export function focusOnce(element: HTMLElement | null, options?: FocusOptions): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus(options);
  element?.removeAttribute('tabindex');
}
