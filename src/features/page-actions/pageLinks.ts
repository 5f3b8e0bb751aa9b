import { type OutsideAssistant, outsideAssistantUrl } from '../../shared/outsideAssistantUrl';

/** A page, as its links outside of the site name it. */
export interface NamedPage {
  title: string;
  /** Absolute. */
  url: string;
  /** Absolute address of the page as Markdown. */
  markdownUrl: string;
  /** The documented release. */
  release: string;
}

/** Address of an assistant outside, with a first question about the page. */
export function assistantUrl(service: OutsideAssistant, { markdownUrl }: NamedPage): string {
  return outsideAssistantUrl(service, `Read ${markdownUrl} so that I can ask questions about it.`);
}

/**
 * Address of a new issue in the repository, filled in with page and release.
 *
 * @see https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/creating-an-issue#creating-an-issue-from-a-url-query
 */
export function issueUrl(repositoryUrl: string, { title, url, release }: NamedPage): string {
  const body = `Page: ${url}\nRelease: ${release}\n\nWhat is wrong or missing:\n`;
  return `${repositoryUrl}/issues/new?title=${encodeURIComponent(`Docs: ${title}`)}&body=${encodeURIComponent(body)}`;
}
