import type { RouteProps } from 'react-router';
import { PARAMETER } from '../pathToRegexp';

/** The one way to write a path, for routes to which neither case nor a slash at the end matters. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** Whether a route matches one path only: as most routes of a site do, one for each page. */
export function isPlain({ path, exact, strict, sensitive }: RouteProps): boolean {
  return exact === true && !strict && !sensitive && typeof path === 'string' && !PARAMETER.test(path);
}

/** Whether a route may match an address, without a regular expression for each page that there is. The router decides. */
export function canMatch(route: RouteProps, pathname: string): boolean {
  const { path } = route;
  // Paths of one length or the other differ by more than a slash.
  if (
    typeof path === 'string' &&
    Math.abs(path.length - pathname.length) <= 1 &&
    plainPath(path) === plainPath(pathname)
  )
    return true;
  return !isPlain(route);
}
