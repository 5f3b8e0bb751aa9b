import { LinkChecker, LinkState } from 'linkinator';

/** A link that leads out of the site and nowhere. */
export interface DeadLink {
  url: string;
  /** Status of the answer; 0 if there was none. */
  status: number;
  /** Pages that have it. */
  pages: string[];
}

export interface LinkOptions {
  /** Addresses, by regular expressions, that are not asked. */
  skip?: readonly string[];
  /** In milliseconds. */
  timeout?: number;
}

/** Nodes and sites that readers run themselves. The checker serves the pages under such an address, so it cannot skip them. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0)\b/;

/** Answers of hosts that keep machines out: the link may be right. */
const KEPT_OUT = [401, 403, 429, 999];

/**
 * Asks every address outside of a built site that a page of it links to. Links between the pages are the matter of the build.
 *
 * @param folder - of the built site
 */
export async function checkOutsideLinks(
  folder: string,
  { skip = [], timeout = 20_000 }: LinkOptions = {},
): Promise<DeadLink[]> {
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: '.',
    serverRoot: folder,
    recurse: true,
    cleanUrls: true,
    concurrency: 20,
    timeout,
    retry: true,
    retryErrors: true,
    retryErrorsCount: 2,
    linksToSkip: [...skip],
    statusCodes: Object.fromEntries(KEPT_OUT.map((status) => [String(status), 'skip'])),
  });
  const dead = new Map<string, DeadLink>();
  for (const { url, status = 0, state, parent = '' } of links) {
    if (state !== LinkState.BROKEN || !/^https?:/.test(url) || LOCAL.test(url)) continue;
    const entry = dead.get(url) ?? { url, status, pages: [] };
    const page = pathOf(parent);
    dead.set(url, { ...entry, pages: entry.pages.includes(page) ? entry.pages : [...entry.pages, page] });
  }
  return [...dead.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** The checker names pages of the site by their path below it. */
const pathOf = (page: string) => `/${page.replace(/^(\.?\/)+/, '')}`;

/** Dead links as Markdown, each with what to do. */
export const renderDeadLinks = (links: readonly DeadLink[]): string =>
  links
    .map(
      ({ url, status, pages }) =>
        `- ${url} answers ${status === 0 ? 'nothing' : `with ${status}`}. Find its new address, or take the link out: ` +
        pages.join(', '),
    )
    .join('\n');
