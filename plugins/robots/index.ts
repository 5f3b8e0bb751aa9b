import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const FILE = 'robots.txt';

/**
 * Writes `robots.txt`: crawlers may read everything, and learn where the list of pages is. They look for it at the root of a host alone,
 * so a site below a path has none, nor has another language.
 */
export default function robots({ siteConfig: { url }, i18n, baseUrl }: LoadContext): Plugin {
  const { defaultLocale, locales } = i18n;
  const sitemaps = locales.map((locale) => `${url}/${locale === defaultLocale ? '' : `${locale}/`}sitemap.xml`);
  return {
    name: 'robots',
    async postBuild({ outDir }) {
      const lines = ['User-agent: *', 'Allow: /', '', ...sitemaps.map((sitemap) => `Sitemap: ${sitemap}`), ''];
      if (baseUrl === '/') await writeFile(join(outDir, FILE), lines.join('\n'));
    },
  };
}
