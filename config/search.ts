import type { HtmlTagObject } from '@docusaurus/types';
import { escapeRegexp } from '@docusaurus/utils';
import type { HostedSearchSettings } from './environment';

/** A pattern of an address. As text it stands for itself; a regular expression has no flags. */
type Pattern = string | RegExp;

/** What becomes of the addresses that results lead to. */
export interface ResultOptions {
  /** Results with such an address are loaded as a page of another site is. Text is a regular expression, as upstream has it. */
  externalUrlRegex?: Pattern;
  /** Changes the path of all other results: for a copy of the site under other paths than those in the index. */
  replaceSearchResultPathname?: { from: Pattern; to: string };
}

/** The same in a form that reaches the browser, where the configuration arrives as JSON. */
export interface ResultSettings {
  externalUrlRegex?: string;
  replaceSearchResultPathname?: { from: string; to: string };
}

/**
 * Makes the options serialisable.
 *
 * @throws Error that names a pattern which is no regular expression, or whose flags would be lost
 */
export function resultSettings({ externalUrlRegex, replaceSearchResultPathname }: ResultOptions): ResultSettings {
  const { from, to } = replaceSearchResultPathname ?? {};
  return {
    ...(externalUrlRegex && { externalUrlRegex: sourceOf('externalUrlRegex', externalUrlRegex) }),
    ...(from &&
      to !== undefined && {
        replaceSearchResultPathname: {
          from: sourceOf('replaceSearchResultPathname.from', typeof from === 'string' ? escapeRegexp(from) : from),
          to,
        },
      }),
  };
}

function sourceOf(name: string, pattern: Pattern): string {
  if (typeof pattern !== 'string') {
    if (pattern.flags) throw new Error(`${name} has the flags "${pattern.flags}", which do not reach the browser.`);
    return pattern.source;
  }
  try {
    new RegExp(pattern);
    return pattern;
  } catch (error) {
    throw new Error(`${name} is no regular expression: "${pattern}".`, { cause: error });
  }
}

/** This site's results: all of them are its own pages, under their own paths. */
export const searchResults = resultSettings({});

/** Opens the way to the hosted search ahead of the first question. Without a hosted search there is nothing to open. */
export function searchHeadTags(hosted: HostedSearchSettings | undefined): (HtmlTagObject & { attributes: object })[] {
  if (!hosted) return [];
  const href = hosted.hosts?.[0] ?? `https://${hosted.appId}-dsn.algolia.net`;
  return [{ tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } }];
}
