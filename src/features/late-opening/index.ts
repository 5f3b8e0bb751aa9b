/**
 * Notes where the reader is while something loads that is to open over the page.
 *
 * @returns whether the reader has gone on since: to another page, or to a dialog such as search. Nothing opens late over either.
 */
export function markPlace(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname !== pathname || document.querySelector('dialog[open]') !== null;
}
