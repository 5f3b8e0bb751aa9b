import { CACHE, HASHED_FOLDER, type HostingRules } from './rules';

/**
 * The file `_headers` of static hosts (https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/).
 *
 * They join the values of a header that several rules set. So only hashed files get a `Cache-Control`: for all else it is the hosts' own
 * rule that it is asked for again.
 */
export function headersFile({ baseUrl, homes, headers }: HostingRules): string {
  return [
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...[baseUrl, ...homes].flatMap((home) => [`${home}${HASHED_FOLDER}*`, `  Cache-Control: ${CACHE.hashed}`]),
    '',
  ].join('\n');
}

/** The file `_redirects` of static hosts. They keep the query, and lead to the clean paths of pages, by themselves. */
export function redirectsFile({ redirects }: HostingRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
