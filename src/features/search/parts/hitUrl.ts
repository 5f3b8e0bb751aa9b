/**
 * Path of a result on this site. The embedded index knows paths below the base URL; a hosted index holds absolute URLs,
 * perhaps of another host that serves the same docs.
 *
 * @param baseUrl - begins and ends with a slash
 */
export function hitUrl(url: string, baseUrl: string): string {
  if (url.startsWith('/')) return baseUrl + url.slice(1);
  const { pathname, hash } = new URL(url);
  return (pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1)) + hash;
}

/** Path of the results page. */
export function resultsUrl(query: string, baseUrl: string): string {
  return `${baseUrl}search?q=${encodeURIComponent(query.trim())}`;
}
