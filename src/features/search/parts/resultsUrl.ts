/** Path of the results page. */
export function resultsUrl(query: string, baseUrl: string): string {
  return `${baseUrl}search?q=${encodeURIComponent(query.trim())}`;
}
