/** Page that the URL asks for, from 1. Anything that is no page number asks for the first. */
export function pageNumber(value: string): number {
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/** Query string of a page of results. */
export function resultsQuery(query: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) });
  return query ? `?${parameters}` : '';
}
