/**
 * The path below the base URL that an absolute address has on this site, with a leading slash.
 *
 * @param home - address of the home page, with a slash at its end
 * @returns `undefined` if the address leads elsewhere
 */
export function localPath(url: string, home: string): string | undefined {
  return url.startsWith(home) ? `/${url.slice(home.length)}` : undefined;
}
