/** What crawlers are told: they may read everything, and where the list of pages is. */
export const robotsTxt = (sitemaps: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`), ''].join('\n');
