import { readFile } from 'node:fs/promises';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { PluggableList } from 'unified';
import { buildIndex } from '../../src/shared/search/engine';
import type { SearchRecord } from '../../src/shared/search/record';
import { createPageReader } from '../content/readPage';
import type { ComponentText } from '../content/textOf';
import { extractRecords } from './extractRecords';
import { sectionLabels } from './sectionLabels';

/** A type, because Docusaurus wants options with an index signature. */
export type SearchIndexOptions = {
  /** The site's own remark plugins, before and after those of Docusaurus. */
  remarkPlugins: PluggableList;
  /** Text of components whose text does not stand in the page. */
  componentText: ComponentText;
};

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
/** Section of docs that stand in no category. */
const NO_CATEGORY = 'Start here';
const FILE = 'index.json';

/**
 * Writes the search index of all docs, which the browser loads as `@generated/search-index/default/index.json`.
 *
 * It is a module asset, not a file at a fixed path: so it has a content hash, follows the base URL, and is there in
 * `npm start` as in a build.
 */
export default function searchIndex(
  { siteDir, siteConfig, baseUrl, i18n }: LoadContext,
  { remarkPlugins, componentText }: SearchIndexOptions,
): Plugin {
  const readPage = createPageReader({ remarkPlugins, markdown: siteConfig.markdown });

  async function versionRecords(pluginId: string, { docs, sidebars, versionName }: LoadedVersion) {
    const labels = sectionLabels(sidebars);
    const records = docs
      .filter(({ draft, unlisted }) => !draft && !unlisted)
      .map(async ({ id, title, source, permalink }): Promise<SearchRecord[]> => {
        const path = aliasedSitePathToRelativePath(source);
        const { tree } = await readPage(path, await readFile(`${siteDir}/${path}`, 'utf8'));
        const facts = {
          title,
          section: labels.get(id) ?? NO_CATEGORY,
          path: `/${permalink.slice(baseUrl.length)}`,
          language: i18n.currentLocale,
          tag: `docs-${pluginId}-${versionName}`,
        };
        return extractRecords(tree, facts, componentText);
      });
    return (await Promise.all(records)).flat();
  }

  return {
    name: 'search-index',
    async allContentLoaded({ allContent, actions }) {
      const instances = Object.entries((allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>);
      const records = await Promise.all(
        instances.flatMap(([id, { loadedVersions }]) => loadedVersions.map((version) => versionRecords(id, version))),
      );
      await actions.createData(FILE, JSON.stringify(buildIndex(records.flat())));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /search-index[\\/]default[\\/]index\.json$/,
            type: 'asset/resource',
            generator: { filename: 'assets/search/index.[contenthash:8].json' },
          },
        ],
      },
    }),
  };
}
