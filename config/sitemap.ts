import type { Options } from '@docusaurus/preset-classic';
import type { RouteConfig } from '@docusaurus/types';
import { lastChanges } from '../plugins/shared/lastChanges';

/**
 * The sitemap: all pages but those that show another one, or only an answer to a question. A page has the day of the last commit
 * that changed its file, as on the page, where the whole history is there; Docusaurus would date all pages of a shallow clone to its one commit.
 */
export function sitemap(baseUrl: string, siteDir: string): Options['sitemap'] {
  return {
    ignorePatterns: ['/docs', '/search'].map((path) => baseUrl + path.slice(1)),
    lastmod: 'date',
    createSitemapItems: ({ defaultCreateSitemapItems, siteConfig, routes }) => {
      const changes = lastChanges(siteDir, ['docs', 'src/pages']);
      const dated = (route: RouteConfig): RouteConfig => {
        const { metadata, routes: below } = route;
        const lastUpdatedAt = changes.get(metadata?.sourceFilePath ?? '') ?? null;
        // Without a date here, Docusaurus asks git on its own.
        return {
          ...route,
          metadata: { ...metadata, lastUpdatedAt },
          ...(below && { routes: below.map(dated) }),
        } as RouteConfig;
      };
      return defaultCreateSitemapItems({ siteConfig, routes: routes.map(dated) });
    },
  };
}
