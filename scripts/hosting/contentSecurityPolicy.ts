import type { SiteEnvironment } from '../../config/environment';
import { serviceOrigins } from '../../src/shared/search/serviceOrigins';
import type { InlineHashes } from './inlineHashes';

/** What a page may reach besides the site itself. */
export interface Allowed {
  /** Origins of the hosted search. */
  search: string[];
  /** Origins of the hosted assistant, that of its script among them. */
  assistant: string[];
  /** Whether a tag manager is loaded. */
  tagManager: boolean;
  /** Origins of sites that may show pages in a frame. */
  frameAncestors: string[];
}

/** Where Google's tag manager and its analytics live: https://developers.google.com/tag-platform/security/guides/csp */
const TAG_MANAGER = {
  scripts: ['https://*.googletagmanager.com'],
  data: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** What the settings of a deployment allow: without settings, nothing but the site. */
export function allowedBy({
  hostedSearch,
  hostedAssistant,
  assistantOrigins,
  tagManagerId,
  frameAncestors,
}: SiteEnvironment): Allowed {
  return {
    search: hostedSearch ? (hostedSearch.hosts ?? serviceOrigins(hostedSearch.appId)) : [],
    assistant: hostedAssistant ? [new URL(hostedAssistant.scriptUrl).origin, ...assistantOrigins] : [],
    tagManager: tagManagerId !== undefined,
    frameAncestors,
  };
}

/**
 * The value of `Content-Security-Policy`.
 *
 * Scripts run, and styles apply, if they are files of the site or if their hash is listed; nothing else. Style attributes are allowed,
 * because formulas (KaTeX), the columns of tables and the icons of the theme are laid out with them: about seventy different ones, and
 * another with each new formula, would be three kilobytes of hashes in every answer.
 *
 * @param hashes - of what stands in pages
 */
export function contentSecurityPolicy(hashes: InlineHashes, allowed: Allowed): string {
  const { search, assistant, frameAncestors } = allowed;
  const tags = allowed.tagManager ? TAG_MANAGER : { scripts: [], data: [] };
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(hashes.scripts), ...assistant, ...tags.scripts],
    'style-src': ["'self'", ...quoted(hashes.styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...assistant, ...tags.data],
    'connect-src': ["'self'", ...search, ...assistant, ...tags.data],
    'worker-src': ["'self'"],
    'frame-src': orNone([...assistant, ...tags.scripts]),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]);
