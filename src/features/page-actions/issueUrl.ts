/** A page, as a report about it names it. */
export interface ReportedPage {
  title: string;
  /** Absolute. */
  url: string;
  /** The documented release. */
  release: string;
}

/**
 * Address of a new issue in the repository, filled in with page and release.
 *
 * @see https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/creating-an-issue#creating-an-issue-from-a-url-query
 */
export function issueUrl(repositoryUrl: string, { title, url, release }: ReportedPage): string {
  const body = `Page: ${url}\nRelease: ${release}\n\nWhat is wrong or missing:\n`;
  return `${repositoryUrl}/issues/new?title=${encodeURIComponent(`Docs: ${title}`)}&body=${encodeURIComponent(body)}`;
}
