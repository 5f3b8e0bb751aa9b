import type { Location } from 'history';

/**
 * Gives an entry of the history that the browser made itself a key, as the router's have one: where a page was loaded, or a link led
 * to a part of the page.
 */
export function withKey(location: Location): Location {
  if (location.key) return location;
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({ key, state: location.state }, '');
  return { ...location, key };
}

/**
 * Lets the site go on where the browser refuses to change the address, as WebKit does after 100 changes within ten seconds: a reader who
 * types fast into the search page would lose letters. The address then stays behind until the next change.
 */
export function keepReplacing(): void {
  const replaceState = window.history.replaceState.bind(window.history);
  window.history.replaceState = (...change) => {
    try {
      replaceState(...change);
    } catch (error) {
      console.warn(error);
    }
  };
}

/** What tells entries of the history apart. */
const nameOf = ({ key, pathname, search, hash }: Location) => `place ${key ?? pathname + search + hash}`;

/** Remembers how far down the reader is, in pixels, also for the time after the page is loaded anew. */
export function keepPlace(location: Location, top: number): void {
  try {
    sessionStorage.setItem(nameOf(location), String(top));
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

/** The same on a page that is loaded anew, where the browser leaves it to us: it was left, or thrown away while it was hidden, while `takeScrolling` held. */
export function placeOfLoaded(location: Location): number {
  return window.history.scrollRestoration === 'manual' ? placeOf(location) : NaN;
}

/**
 * Keeps the browser from scrolling on the way back, which it does before the page is there. Where storage is blocked no place can be
 * remembered, so the browser goes on doing it: that is better than nothing.
 */
export function takeScrolling(): void {
  try {
    sessionStorage.getItem('');
    window.history.scrollRestoration = 'manual';
  } catch {
    // Blocked storage: see above.
  }
}
