/** Fetches a page as Markdown, by its path with `.md`. Rejects if it cannot be fetched. */
export async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  // A server that knows only pages answers with one of them.
  const isPage = response.headers.get('content-type')?.includes('text/html');
  if (!response.ok || isPage) throw new Error(`${path} cannot be loaded: ${response.status}.`);
  return response.text();
}
