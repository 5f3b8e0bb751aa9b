import * as z from 'zod';
import { hostedSearch } from '../plugins/search-index/upload/hostedSearch';
import { isHttpUrl, origin, origins } from '../plugins/shared/origins';

/** Hosted search: all three values are public; the search key can only search. */
export interface HostedSearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Origins to ask, best first, in place of those of the service: a proxy, or another service that speaks its protocol. */
  hosts: string[] | undefined;
}

/** Hosted assistant widget: where its script is served, and the public client key it is started with. */
export interface HostedAssistantSettings {
  scriptUrl: string;
  clientKey: string;
}

/** Everything that may differ from one deployment to the next. */
export interface SiteEnvironment {
  siteUrl: string;
  baseUrl: string;
  /** Repository that readers contribute to, without a trailing slash. */
  repositoryUrl: string;
  /** Branch that edit links open. */
  repositoryBranch: string;
  /** `undefined`: the embedded search is used. */
  hostedSearch: HostedSearchSettings | undefined;
  /** `undefined`: no third-party assistant is loaded. */
  hostedAssistant: HostedAssistantSettings | undefined;
  /** Origins besides its script's that the hosted assistant needs, such as that of its API. */
  assistantOrigins: string[];
  /** `undefined`: no tag manager is loaded. */
  tagManagerId: string | undefined;
  /** Origins of sites that may show pages in a frame, besides this site. */
  frameAncestors: string[];
}

const absoluteUrl = z.string().refine((value) => isHttpUrl(value) && !value.endsWith('/'), {
  error: 'must be an absolute http(s) URL without a trailing slash, such as https://example.org/path',
});

const schema = z.object({
  SITE_URL: origin.default('https://wiki.vara.network'),
  BASE_URL: z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*$/, 'must begin and end with a slash, such as / or /docs-preview/')
    .default('/'),
  REPOSITORY_URL: absoluteUrl.default('https://github.com/gear-foundation/vara-wiki'),
  REPOSITORY_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, 'must be a branch name, such as master')
    .default('master'),
  ALGOLIA_APP_ID: hostedSearch.ALGOLIA_APP_ID.optional(),
  ALGOLIA_SEARCH_API_KEY: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be the 32 hexadecimal digits of a search-only key')
    .optional(),
  ALGOLIA_INDEX_NAME: hostedSearch.ALGOLIA_INDEX_NAME.optional(),
  ALGOLIA_HOSTS: hostedSearch.ALGOLIA_HOSTS.optional(),
  ASSISTANT_SCRIPT_URL: absoluteUrl.startsWith('https://', 'must be served over https').optional(),
  ASSISTANT_CLIENT_KEY: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the public client key of the widget')
    .optional(),
  ASSISTANT_ORIGINS: origins.optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be a container id, such as GTM-ABC1234')
    .optional(),
  FRAME_ANCESTORS: origins.default(['https://idea.gear-tech.io']),
});

/** Names of the variables that mean something only together. */
const GROUPS = [
  ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'],
  ['ASSISTANT_SCRIPT_URL', 'ASSISTANT_CLIENT_KEY'],
] as const;

/** Names of the variables that mean something only beside a group. */
const ADDITIONS = [
  ['ALGOLIA_HOSTS', GROUPS[0]],
  ['ASSISTANT_ORIGINS', GROUPS[1]],
] as const;

/**
 * Reads the settings of a deployment. An empty variable counts as not set.
 *
 * @param variables - usually `process.env`
 * @throws Error that lists every wrong or missing variable and what would be right
 */
export function readEnvironment(variables: Record<string, string | undefined>): SiteEnvironment {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, variables[name]?.trim() || undefined]),
  );
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}, got "${given[String(path[0])]}"`);
  for (const group of GROUPS) {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      const present = group.filter((name) => given[name] !== undefined);
      problems.push(
        `${missing.join(' and ')} must be set too, because ${present.join(' and ')} is: set all of ${group.join(', ')} or none`,
      );
    }
  }
  for (const [name, group] of ADDITIONS) {
    if (given[name] && !group.some((member) => given[member])) {
      problems.push(`${group.join(', ')} must be set too, because ${name} is`);
    }
  }
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The environment of the site is wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
  const env = parsed.data;
  return {
    siteUrl: env.SITE_URL,
    baseUrl: env.BASE_URL,
    repositoryUrl: env.REPOSITORY_URL,
    repositoryBranch: env.REPOSITORY_BRANCH,
    hostedSearch:
      env.ALGOLIA_APP_ID && env.ALGOLIA_SEARCH_API_KEY && env.ALGOLIA_INDEX_NAME
        ? {
            appId: env.ALGOLIA_APP_ID,
            apiKey: env.ALGOLIA_SEARCH_API_KEY,
            indexName: env.ALGOLIA_INDEX_NAME,
            hosts: env.ALGOLIA_HOSTS,
          }
        : undefined,
    hostedAssistant:
      env.ASSISTANT_SCRIPT_URL && env.ASSISTANT_CLIENT_KEY
        ? { scriptUrl: env.ASSISTANT_SCRIPT_URL, clientKey: env.ASSISTANT_CLIENT_KEY }
        : undefined,
    assistantOrigins: env.ASSISTANT_ORIGINS ?? [],
    tagManagerId: env.TAG_MANAGER_ID,
    frameAncestors: env.FRAME_ANCESTORS,
  };
}
