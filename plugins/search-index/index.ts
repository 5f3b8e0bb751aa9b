import type { LoadContext, Plugin } from '@docusaurus/types';
import { packTiers } from '../../src/shared/search/engine';
import type { SearchRecord } from '../../src/shared/search/record';
import type { ReadDocs, ReadVersion } from '../content/readDocs';
import { sectionLabel, sectionsOf } from '../content/sections';
import { type ExtractOptions, extractRecords } from './extractRecords';
import { RECORDS_FILE } from './loadRecords';

/** A type, because Docusaurus wants options with an index signature. */
export type SearchIndexOptions = ExtractOptions & { readDocs: ReadDocs };

/**
 * Writes the search index of all docs, which the browser loads as `headings.json` and `texts.json` of
 * `@generated/search-index/default`, and beside them the records that it is made from.
 *
 * Both are module assets, not files at fixed paths: so they have a content hash, follow the base URL, and are there in
 * `npm start` as in a build.
 */
export default function searchIndex(context: LoadContext, { readDocs, ...options }: SearchIndexOptions): Plugin {
  const { baseUrl, i18n } = context;

  function versionRecords({ pluginId, version, docs }: ReadVersion): SearchRecord[] {
    const sections = sectionsOf(version.sidebars);
    return docs.flatMap(({ metadata: { id, title, permalink }, frontMatter: { description, keywords }, tree }) => {
      const facts = {
        title,
        ...(typeof description === 'string' && { description }),
        ...(Array.isArray(keywords) && { keywords: keywords.map(String) }),
        section: sectionLabel(sections, id),
        path: `/${permalink.slice(baseUrl.length)}`,
        language: i18n.currentLocale,
        tag: `docs-${pluginId}-${version.versionName}`,
      };
      return extractRecords(tree(), facts, options);
    });
  }

  return {
    name: 'search-index',
    async allContentLoaded({ allContent, actions }) {
      const records = (await readDocs(allContent, context)).flatMap(versionRecords);
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
