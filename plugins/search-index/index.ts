import { readFile } from 'node:fs/promises';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { PluggableList } from 'unified';
import { packTiers } from '../../src/shared/search/engine';
import type { SearchRecord } from '../../src/shared/search/record';
import { createPageReader } from '../content/readPage';
import { type ExtractOptions, extractRecords } from './extractRecords';
import { RECORDS_FILE } from './loadRecords';
import { sectionLabels } from './sectionLabels';

/** A type, because Docusaurus wants options with an index signature. */
export type SearchIndexOptions = ExtractOptions & {
  /** The site's own remark plugins, before and after those of Docusaurus. */
  remarkPlugins: PluggableList;
};

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
/** Section of docs that stand in no category. */
const NO_CATEGORY = 'Start here';

/**
 * Writes the search index of all docs, which the browser loads as `headings.json` and `texts.json` of
 * `@generated/search-index/default`, and beside them the records that it is made from.
 *
 * Both are module assets, not files at fixed paths: so they have a content hash, follow the base URL, and are there in
 * `npm start` as in a build.
 */
export default function searchIndex(
  { siteDir, siteConfig, baseUrl, i18n }: LoadContext,
  { remarkPlugins, ...options }: SearchIndexOptions,
): Plugin {
  const readPage = createPageReader({ remarkPlugins, markdown: siteConfig.markdown });

  async function versionRecords(pluginId: string, { docs, sidebars, versionName }: LoadedVersion) {
    const labels = sectionLabels(sidebars);
    const records = docs
      .filter(({ draft, unlisted }) => !draft && !unlisted)
      .map(async ({ id, title, frontMatter, source, permalink }): Promise<SearchRecord[]> => {
        const path = aliasedSitePathToRelativePath(source);
        const { tree } = await readPage(path, await readFile(`${siteDir}/${path}`, 'utf8'));
        const facts = {
          title,
          description: frontMatter.description,
          section: labels.get(id) ?? NO_CATEGORY,
          path: `/${permalink.slice(baseUrl.length)}`,
          language: i18n.currentLocale,
          tag: `docs-${pluginId}-${versionName}`,
        };
        return extractRecords(tree, facts, options);
      });
    return (await Promise.all(records)).flat();
  }

  return {
    name: 'search-index',
    async allContentLoaded({ allContent, actions }) {
      const instances = Object.entries((allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>);
      const versions = await Promise.all(
        instances.flatMap(([id, { loadedVersions }]) => loadedVersions.map((version) => versionRecords(id, version))),
      );
      const records = versions.flat();
      const { headings, texts } = packTiers(records);
      await actions.createData('headings.json', JSON.stringify(headings));
      await actions.createData('texts.json', JSON.stringify(texts));
      await actions.createData(RECORDS_FILE, JSON.stringify(records));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /search-index[\\/]default[\\/](headings|texts)\.json$/,
            type: 'asset/resource',
            generator: { filename: 'assets/search/[name].[contenthash:8].json' },
          },
        ],
      },
    }),
  };
}
