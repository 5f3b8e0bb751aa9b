import type { Options } from '@docusaurus/preset-classic';
import type { RouteConfig } from '@docusaurus/types';
import { LANDING_DOC } from '../plugins/docs/withLandingRoute';
import { lastChanges, PAGE_FOLDERS } from '../plugins/shared/lastChanges';

/** The page that only answers a question. */
const LEFT_OUT = 'search';

/**
 * The sitemap: all pages but those that show another one, or only an answer to a question. A page has the day of the last commit
 * that changed its file, as on the page, where the whole history is there; Docusaurus would date all pages of a shallow clone to its one commit.
 */
export function sitemap(siteDir: string): Options['sitemap'] {
  return {
    lastmod: 'date',
    createSitemapItems: async ({ defaultCreateSitemapItems, siteConfig, routes }) => {
      const changes = lastChanges(siteDir, PAGE_FOLDERS);
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
      const items = await defaultCreateSitemapItems({ siteConfig, routes: routes.map(dated) });
      // The base path of a language is that of its build.
      const leftOut = siteConfig.url + siteConfig.baseUrl + LEFT_OUT;
      const urls = new Set(items.map(({ url }) => url));
      return items.filter(({ url }) => url !== leftOut && !urls.has(`${url}/${LANDING_DOC}`));
    },
  };
}
