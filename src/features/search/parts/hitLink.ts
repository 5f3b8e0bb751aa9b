import { decodable } from '../../../shared/decodable';
import type { SearchSettings } from '../settings/useSearchSettings';

/** Where a result leads. */
export interface HitLink {
  href: string;
  /** Whether it leaves the site: then the browser loads it, not the router. */
  isExternal: boolean;
}

/**
 * Where a result leads. The embedded index knows paths below the base URL; a hosted index holds absolute URLs, perhaps of another
 * host that serves the same docs: those become paths of this site, unless the settings call them external. What an index holds
 * is not trusted: nothing but http(s) is external, and what is no address leads to the home page.
 */
export function hitLink(url: string, { siteUrl, baseUrl, results }: Omit<SearchSettings, 'hosted'>): HitLink {
  const absolute = parse(url.startsWith('/') ? siteUrl + baseUrl + url.replace(/^\/+/, '') : url);
  if (!absolute) return { href: baseUrl, isExternal: false };
  const { externalUrlRegex, replaceSearchResultPathname: replacement } = results;
  const isWeb = /^https?:$/.test(absolute.protocol);
  if (isWeb && externalUrlRegex && new RegExp(externalUrlRegex).test(absolute.href)) {
    return { href: absolute.href, isExternal: true };
  }
  const path = replacement
    ? absolute.pathname.replaceAll(new RegExp(replacement.from, 'g'), replacement.to)
    : absolute.pathname;
  // Two slashes at the start would name another host, and browsers take a backslash for one.
  const clean = path.replace(/^[/\\]*/, '/');
  const href = clean.startsWith(baseUrl) ? clean : baseUrl + clean.slice(1);
  return { href: decodable(href) + decodable(absolute.hash), isExternal: false };
}

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
