import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { PluggableList } from 'unified';
import type { Node, Position } from 'unist';
import { keepPages, type PageStore } from './keepPages';
import { loadedVersions } from './loadedVersions';
import { createPageReader, type Page } from './readPage';
import { mapSome } from '../shared/mapSome';
import { visit } from '../shared/visit';

/** A version of the docs with its pages, read. */
export interface ReadVersion {
  pluginId: string;
  version: LoadedVersion;
  docs: ReadDoc[];
}

/** A doc that the site shows: what Docusaurus knows of it, and its content. */
export interface ReadDoc extends Omit<Page, 'tree'> {
  metadata: LoadedVersion['docs'][number];
  /** Path of its file from the root of the site. */
  path: string;
  /** Unpacks the tree of the page: it is kept packed, because the trees of all pages are too large to be in memory together. */
  tree: () => Root;
}

/** Reads all docs that a site shows. */
export type ReadDocs = (allContent: AllContent, context: LoadContext) => Promise<ReadVersion[]>;

/** Pages that are read side by side: enough to read the next files meanwhile, and few to have in memory. */
const SIDE_BY_SIDE = 16;

/**
 * A function that reads the docs once for each time that a site is loaded, however many outputs are made from them.
 *
 * @param remarkPlugins - the site's own, before and after those of Docusaurus
 * @param store - left out if every page is to be read each time
 */
export function createDocsReader(remarkPlugins: PluggableList, store?: PageStore): ReadDocs {
  const readings = new WeakMap<AllContent, Promise<ReadVersion[]>>();
  return (allContent, context) => {
    const reading = readings.get(allContent) ?? readAll(allContent, context, remarkPlugins, store);
    readings.set(allContent, reading);
    return reading;
  };
}

/** Keeps of the position of a node its line alone, which is what outputs name: whole positions are half of a packed tree. */
function keepLine(node: Node): void {
  if (node.position) node.position = { start: { line: node.position.start.line } } as Position;
}

function readAll(
  allContent: AllContent,
  { siteDir, siteConfig }: LoadContext,
  remarkPlugins: PluggableList,
  store: PageStore | undefined,
) {
  const reader = createPageReader({ remarkPlugins, markdown: siteConfig.markdown });
  const readPacked = async (path: string, source: string) => {
    const { tree, ...page } = await reader(path, source);
    visit(tree, keepLine);
    return { ...page, packed: serialize(tree) };
  };
  const readPage = store ? keepPages(readPacked, store) : readPacked;
  const readDoc = async (metadata: ReadDoc['metadata']): Promise<ReadDoc> => {
    const path = aliasedSitePathToRelativePath(metadata.source);
    const { packed, ...page } = await readPage(path, await readFile(`${siteDir}/${path}`, 'utf8'));
    return { metadata, path, ...page, tree: () => deserialize(packed) as Root };
  };
  return Promise.all(
    loadedVersions(allContent).map(async ({ pluginId, version }): Promise<ReadVersion> => {
      const shown = version.docs.filter(({ draft, unlisted }) => !draft && !unlisted);
      return { pluginId, version, docs: await mapSome(shown, SIDE_BY_SIDE, readDoc) };
    }),
  );
}
