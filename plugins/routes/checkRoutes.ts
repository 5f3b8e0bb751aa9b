import { nearest } from '../shared/nearest';

/** A path that readers may still have, and the page that took its place. */
interface Redirect {
  from: string;
  to: string;
}

export interface Routes {
  /** Routes of the pages that exist. */
  pages: readonly string[];
  redirects: readonly Redirect[];
  /** Every route that ever existed. */
  ever: readonly string[];
  /** Routes that must be pages. */
  required?: readonly string[];
}

/** Files in which the lists stand, for the messages. */
const REDIRECTS_FILE = 'config/redirects.ts';
/** What an address may have between two slashes. */
export const ADDRESS_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const EVER_FILE = 'config/every-route.txt';
const REQUIRED_FILE = 'tests/content/routes.txt';

/** Something about routes that has to change, by the file in which. */
export interface RouteProblem {
  file: string;
  message: string;
}

/**
 * Checks that every route that ever existed is a page, or leads to one in one step: an address that somebody has kept must never
 * become a dead link.
 */
export function checkRoutes({ pages, redirects, ever, required = [] }: Routes): RouteProblem[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const [isPage, wasPage] = [new Set(pages), new Set(ever)];
  // A page that has moved is new at its new place.
  const fresh = pages.filter((page) => !wasPage.has(page));
  const inRedirects = (message: string): RouteProblem => ({ file: REDIRECTS_FILE, message });

  const lost = ever
    .filter((route) => !isPage.has(route) && !targets.has(route))
    .map((route) => {
      const [likely = '/docs/the/new/page'] = nearest(route, fresh.length > 0 ? fresh : pages);
      return inRedirects(
        `${route} had a page and has none now, so every link to it is dead. Add where its readers go now, ` +
          `such as: { from: '${route}', to: '${likely}' },`,
      );
    });
  const unlisted = [...pages, ...targets.keys()]
    .filter((route) => !wasPage.has(route))
    .map((route) => {
      // Folders that have pages keep their names.
      const parts = route.split('/');
      const bad = parts.find(
        (part, index) =>
          index > 1 &&
          !ADDRESS_PART.test(part) &&
          !ever.some((old) => old.startsWith(`${parts.slice(0, index + 1).join('/')}/`)),
      );
      const message = bad
        ? `${route}: "${bad}" cannot be part of an address: small letters, digits and hyphens only. Name the file otherwise.`
        : `${route} is new: add it as a line. No line is ever removed.`;
      return { file: EVER_FILE, message };
    });
  // Without a redirect, the page is lost: that comes first.
  const moved = required.flatMap((route) => {
    const to = targets.get(route);
    if (isPage.has(route) || to === undefined) return [];
    const change = required.includes(to) ? 'Take the line away' : `Write ${to} in place of the line`;
    return { file: REQUIRED_FILE, message: `${route} leads to ${to} now, and is no page. ${change}.` };
  });
  const twice = redirects
    .filter(({ from }, index) => redirects.findIndex((other) => other.from === from) !== index)
    .map(({ from }) => inRedirects(`${from} leads to two places. Keep one.`));
  const shadowed = redirects
    .filter(({ from }) => isPage.has(from))
    .map(({ from }) =>
      inRedirects(`${from} is a page, so it cannot lead elsewhere. Remove the redirect, or the page.`),
    );
  const wrong = redirects.flatMap(({ from, to }) => {
    if (isPage.has(to)) return [];
    const end = follow(to, targets);
    if (end === undefined) {
      return [inRedirects(`${from} leads to ${to} and round in a circle. Let it lead to a page.`)];
    }
    return [
      inRedirects(
        end === to
          ? `${from} leads to ${to}, which is no page. Nearest: ${nearest(to, pages).slice(0, 3).join(', ')}.`
          : `${from} leads to ${to}, which leads on. Redirects are never chained: write to: '${end}'.`,
      ),
    ];
  });
  return [...lost, ...unlisted, ...moved, ...twice, ...shadowed, ...wrong];
}

/** Where a chain of redirects ends; `undefined` if it does not. */
function follow(
  route: string,
  targets: ReadonlyMap<string, string>,
  passed: readonly string[] = [],
): string | undefined {
  const next = targets.get(route);
  if (next === undefined) return route;
  return passed.includes(next) ? undefined : follow(next, targets, [...passed, route]);
}

/** Lines that an older version of the list has and the present one has not. */
export function removedRoutes(ever: readonly string[], older: readonly (readonly string[])[]): RouteProblem[] {
  const present = new Set(ever);
  const removed = new Set(older.flat().filter((route) => !present.has(route)));
  return [...removed].map((route) => ({
    file: EVER_FILE,
    message: `the line ${route} was removed. Put it back: somebody may have kept the address.`,
  }));
}
