import type { Location } from 'history';

/** What tells entries of the history apart. One that began with loading a page has no key. */
const nameOf = ({ key, pathname, search, hash }: Location) => `place ${key ?? pathname + search + hash}`;

/** Remembers how far down the reader is, in pixels, also for the time after the page is loaded anew. */
export function keepPlace(location: Location): void {
  try {
    sessionStorage.setItem(nameOf(location), String(window.scrollY));
  } catch {
    // No room, or none at all: see `takeScrolling`.
  }
}

/** How far down the reader was when an entry of the history was left; `NaN` if that is not known. */
export function placeOf(location: Location): number {
  try {
    return Number(sessionStorage.getItem(nameOf(location)) ?? NaN);
  } catch {
    return NaN;
  }
}

/** Keeps the browser from looking for the place before the page is there, unless places cannot be remembered here. */
export function takeScrolling(): void {
  try {
    sessionStorage.getItem('');
    window.history.scrollRestoration = 'manual';
  } catch {
    // It is better than nothing.
  }
}
