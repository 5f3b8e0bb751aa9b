import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { robotsTxt } from './robotsTxt';

const FILE = 'robots.txt';

/** Writes `robots.txt`. Crawlers look for it at the root of a host alone: a site below a path, or another language, has none. */
export default function robots({ siteConfig: { url }, i18n, baseUrl }: LoadContext): Plugin {
  const { defaultLocale, locales } = i18n;
  const sitemaps = locales.map((locale) => `${url}/${locale === defaultLocale ? '' : `${locale}/`}sitemap.xml`);
  return {
    name: 'robots',
    async postBuild({ outDir }) {
      if (baseUrl === '/') await writeFile(join(outDir, FILE), robotsTxt(sitemaps));
    },
  };
}
