import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { builtFiles } from '../hosting/builtFiles';

/** A link that leads out of the site and nowhere. */
export interface DeadLink {
  url: string;
  /** What came instead of the page, to be read after the address. */
  reason: string;
  /** Pages that have it, in the order of their names. */
  pages: string[];
}

export interface OutsideLinks {
  /** Whether any address answered: if none did, there may be no network. */
  answered: boolean;
  dead: DeadLink[];
  /** Numbers of addresses by host that did not let machines in: whether they are right is not known. */
  keptOut: Map<string, number>;
}

export interface LinkOptions {
  /** Addresses, by regular expressions, that are not asked. */
  skip?: readonly string[];
  /** In milliseconds. */
  timeout?: number;
  /** How often an address is asked again that does not answer, or with an error of its server. */
  retries?: number;
}

/** Nodes and sites that readers run themselves. The checker serves the pages under such an address, so it cannot skip them. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0)\b/;

/** Most addresses that are asked at a time: nearly all are of one host. */
const CONCURRENCY = 8;

/** Answers of hosts that keep machines out: the link may be right. */
const KEPT_OUT = [401, 403, 429, 999];

/** What errors of the network mean to a reader, by their codes. */
const FAILURES: readonly [RegExp, string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'has a host that cannot be found'],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, 'has a certificate that browsers refuse'],
  [/Timeout|ABORT|ETIMEDOUT|UND_ERR_\w*TIMEOUT/i, 'does not answer in time'],
  [/ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET/, 'refuses connections'],
];

/**
 * Asks every address outside of a built site that a page of it links to, without its anchor: many sites make anchors by script.
 * Links between the pages are the matter of the prose lint and of the build.
 *
 * @param folder - of the built site
 * @throws Error if there is none
 */
export async function checkOutsideLinks(
  folder: string,
  { skip = [], timeout = 20_000, retries = 2 }: LinkOptions = {},
): Promise<OutsideLinks> {
  const checker = new LinkChecker();
  const { links } = await checker.check({
    // Each page by its file: on the way from link to link, `about.html` would be lost behind the folder `about`.
    path: builtFiles(folder).filter((file) => file.endsWith('.html')),
    serverRoot: folder,
    cleanUrls: true,
    concurrency: CONCURRENCY,
    timeout,
    // It would wait as long as a busy host says, and ask again without end.
    retry: false,
    retryErrors: retries > 0,
    retryErrorsCount: retries,
    linksToSkip: [...skip],
    statusCodes: Object.fromEntries(KEPT_OUT.map((status) => [String(status), 'skip'])),
  });
  const dead = new Map<string, DeadLink>();
  const keptOut = new Map<string, Set<string>>();
  let answered = false;
  for (const link of links) {
    const { url, status = 0, state, parent = '' } = link;
    if (!/^https?:/.test(url) || LOCAL.test(url)) continue;
    answered ||= status > 0;
    if (state === LinkState.SKIPPED && KEPT_OUT.includes(status)) {
      const { host } = new URL(url);
      keptOut.set(host, (keptOut.get(host) ?? new Set()).add(url));
    }
    if (state !== LinkState.BROKEN) continue;
    const entry = dead.get(url) ?? { url, reason: reasonOf(link), pages: [] };
    const page = pathOf(parent);
    dead.set(url, { ...entry, pages: entry.pages.includes(page) ? entry.pages : [...entry.pages, page] });
  }
  return {
    answered,
    // Answers come in no order: the report is the same each time.
    dead: [...dead.values()]
      .map((link) => ({ ...link, pages: link.pages.sort() }))
      .sort((a, b) => (a.url < b.url ? -1 : 1)),
    keptOut: new Map([...keptOut].map(([host, urls]) => [host, urls.size])),
  };
}

/** The checker names pages of the site by their files. */
const pathOf = (file: string) => `/${file.replace(/^(\.?\/)+/, '').replace(/(^|\/)index\.html$|\.html$/, '')}`;

function reasonOf({ status = 0, failureDetails = [] }: LinkResult): string {
  if (status > 0) return `answers with ${status}`;
  const codes = failureDetails.map(codesOf).join(' ');
  return FAILURES.find(([pattern]) => pattern.test(codes))?.[1] ?? 'does not answer';
}

/** Names and codes of an error and of those behind it. */
function codesOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { name = '', code = '', cause } = error as { name?: string; code?: unknown; cause?: unknown };
  return `${name} ${String(code)} ${codesOf(cause)}`;
}

/** What was found, as Markdown: each dead link with what to do. */
export function renderOutsideLinks({ dead, keptOut }: Omit<OutsideLinks, 'answered'>): string {
  const hosts = [...keptOut].map(([host, count]) => `${host} (${count})`).join(', ');
  return [
    `${dead.length} dead link(s).`,
    dead
      .map(
        ({ url, reason, pages }) =>
          `- ${url} ${reason}. Find its new address, or take the link out: ${pages.join(', ')}`,
      )
      .join('\n'),
    hosts && `Not known, because these sites let no machines in: ${hosts}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
