import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersions } from '../content/loadedVersions';
import { howChecked } from '../shared/howChecked';
import { exampleFile, type Manifest, MANIFEST_FILE } from './manifest';
import { type ExampleFacts, readExamples, readTypeScript, type TypeScriptExample } from './readExamples';

/** A type, because Docusaurus wants options with an index signature. */
export type McpDataOptions = Pick<Manifest, 'release' | 'changes' | 'redirects'> & {
  releases: Readonly<Record<string, Omit<Manifest['releases'][number], 'key'>>>;
  /** Programs in Rust, a folder each. */
  examples: { folder: string; facts: ReadonlyMap<string, ExampleFacts> };
  typescript: readonly TypeScriptExample[];
  /** How the code below a folder was checked, the narrowest folder first. */
  checked: Readonly<Record<string, string>>;
};

const SEARCH_FOLDER = 'assets/search';
/** Instance of the docs plugin that the pages belong to. */
const DOCS = 'default';

/**
 * Writes what the server of `mcp/` needs beside the pages as Markdown: where the search index lies, which examples there are, and
 * each example whole. No page loads any of it.
 */
export default function mcpData(
  { siteDir, siteConfig, baseUrl, i18n }: LoadContext,
  { releases, examples: { folder, facts }, typescript, checked, ...options }: McpDataOptions,
): Plugin {
  let tag: string | undefined;
  return {
    name: 'mcp-data',
    allContentLoaded({ allContent }) {
      // Of several versions, the one at the root of the docs, as in `llms.txt`. It is tagged as the search index does it.
      const newest = loadedVersions(allContent).find(({ pluginId, version }) => pluginId === DOCS && version.isLast);
      tag = newest && `docs-${DOCS}-${newest.version.versionName}`;
    },
    async postBuild({ outDir }) {
      if (tag === undefined) throw new Error('The site has no docs for coding agents to search.');
      const assets = await readdir(join(outDir, SEARCH_FOLDER));
      const asset = (tier: string) => {
        const file = assets.find((name) => name.startsWith(`${tier}.`));
        if (!file) throw new Error(`The build has no ${SEARCH_FOLDER}/${tier}.*.json.`);
        return `${SEARCH_FOLDER}/${file}`;
      };
      const checkedOf = (path: string) => {
        const how = howChecked(checked, path);
        if (how === undefined) throw new Error(`Nothing says how ${path} was checked.`);
        return how;
      };
      const examples = [
        ...readExamples(siteDir, folder, facts, checkedOf(`${folder}/`)),
        ...readTypeScript(siteDir, typescript, checkedOf),
      ];
      const manifest: Manifest = {
        title: siteConfig.title,
        home: siteConfig.url + baseUrl,
        ...options,
        releases: Object.entries(releases).map(([key, release]) => ({ key, ...release })),
        search: {
          headings: asset('headings'),
          texts: asset('texts'),
          language: i18n.currentLocale,
          tag,
        },
        examples: examples.map(({ entry }) => entry),
      };
      const write = async (file: string, content: unknown) => {
        await mkdir(dirname(join(outDir, file)), { recursive: true });
        await writeFile(join(outDir, file), JSON.stringify(content));
      };
      await write(MANIFEST_FILE, manifest);
      await Promise.all(examples.map(({ example }) => write(exampleFile(example.name), example)));
    },
  };
}
