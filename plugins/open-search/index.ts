import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { openSearchXml } from './openSearchXml';

const FILE = 'opensearch.xml';

/** Writes `opensearch.xml`, by which browsers offer the search of this site, and links it in every page. */
export default function openSearch({ siteConfig: { url, title, favicon }, baseUrl }: LoadContext): Plugin {
  const absolute = (path: string) => url + baseUrl + path.replace(/^\//, '');
  return {
    name: 'open-search',
    postBuild({ outDir }) {
      const xml = openSearchXml({
        title,
        searchUrl: absolute('search'),
        iconUrl: favicon && absolute(favicon),
        selfUrl: absolute(FILE),
      });
      return writeFile(join(outDir, FILE), xml);
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: { rel: 'search', type: 'application/opensearchdescription+xml', title, href: baseUrl + FILE },
        },
      ],
    }),
  };
}
