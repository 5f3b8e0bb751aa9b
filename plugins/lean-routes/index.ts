import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalData, LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { branchFile, PAGES_A_PART, partOf, tableFile, type PageTablePart } from '../../src/shared/routes/pageTable';
import { fingerprint } from './fingerprint';
import { type Generated, readGenerated, registryCode } from './generated';
import { docsIn, leanGlobalData } from './leanGlobalData';
import { leanVersion, type LeanVersion } from './leanSidebar';
import { CHUNK_FILENAME, IMPORTER, PageChunks, type PageChunk, VERSION_MARK } from './PageChunks';
import { chunksIn, framesOfPages, type Page, routesCode, splitRoutes, type SplitRoutes } from './splitRoutes';

const CLIENT = '@docusaurus/core/lib/client';
/** What finds the doc of a page, as the docs plugin imports it. */
const DOC_OF_PAGE = /[\\/]docsClientUtils$/;

/**
 * Keeps what a page loads independent of how many pages there are. Docusaurus puts the routes of all pages, the names of their
 * chunks, the whole sidebar and a list of all docs into the scripts of each page. Here the browser gets them in parts: the page's own
 * with the page, others when a link may lead there (`src/features/lean-routes`). The server renders with everything, as ever,
 * but does not try every route for each page.
 */
export default function leanRoutes(context: LoadContext): Plugin {
  return {
    name: 'lean-routes',
    configureWebpack(config, isServer, { currentBundler }) {
      if (config.mode !== 'production') return {};
      if (isServer) {
        putFirst(config, onServer(context.siteDir));
        const { NormalModuleReplacementPlugin } = currentBundler.instance;
        return {
          plugins: [new NormalModuleReplacementPlugin(DOC_OF_PAGE, serverModule(context.siteDir, 'docsClientUtils'))],
        };
      }
      const site = readSite(context);
      putFirst(config, inBrowser(context, site));
      const others = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      if (others?.length === config.plugins?.length)
        throw new Error('Docusaurus has no ChunkAssetPlugin, whose list of all pages is left out here.');
      config.plugins = others;
      if (config.output) config.output.chunkFilename = CHUNK_FILENAME;
      config.plugins?.push(pageChunks(context, site) as never);
      return {};
    },
  };
}

/** Puts aliases in front of Docusaurus' own, of which one is for the whole folder of generated files. */
function putFirst({ resolve }: Configuration, aliases: Record<string, string>): void {
  if (resolve) resolve.alias = { ...aliases, ...resolve.alias };
}

/** What Docusaurus has generated for the browser, taken apart into what every page needs and what is loaded in parts. */
interface GeneratedSite extends SplitRoutes {
  chunkNames: Generated['chunkNames'];
  registry: Generated['registry'];
  /** Requests of the content of pages, by the name of its chunk. */
  contents: Map<string, string>;
  versions: FoundVersion[];
  /** How many parts the table of pages has. */
  parts: number;
}

function readSite({ generatedFilesDir }: LoadContext): GeneratedSite {
  const { routes, chunkNames, registry } = readGenerated(generatedFilesDir);
  const split = splitRoutes(routes, chunkNames);
  const contents = new Map(split.pages.map(({ content }) => [content, request(registry, content)]));
  return {
    ...split,
    chunkNames,
    registry,
    contents,
    versions: [...registry].flatMap(([name, path]) => (contents.has(name) ? [] : versionIn(generatedFilesDir, path))),
    parts: Math.max(1, Math.ceil(split.pages.length / PAGES_A_PART)),
  };
}

/** Generated modules and modules of Docusaurus' client, and what stands in for them in the browser. */
function inBrowser(
  { siteDir, generatedFilesDir, siteConfig }: LoadContext,
  site: GeneratedSite,
): Record<string, string> {
  const { routes, pages, chunkNames, registry, contents, versions, parts } = site;
  const { resolve } = createRequire(`${siteDir}/package.json`);
  const write = (name: string, text: string): string => {
    const file = join(generatedFilesDir, 'lean-routes', name);
    mkdirSync(dirname(file), { recursive: true });
    // An unchanged file keeps its time, for the sake of the bundler's cache.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    return file;
  };
  const writeJson = (name: string, data: unknown): string => write(name, JSON.stringify(data));

  const importer = write('pages.js', registryCode(contents));
  const kept = [...registry].filter(([name]) => !contents.has(name));
  const keptNames = Object.entries(chunkNames).filter(
    ([, names]) => !chunksIn(names).some((name) => contents.has(name)),
  );
  const globalData = JSON.parse(readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8')) as GlobalData;
  const named = new Set(docsIn(siteConfig.themeConfig));
  return {
    '@generated/routes$': write('routes.js', routesCode(routes)),
    '@generated/routesChunkNames$': writeJson('routesChunkNames.json', Object.fromEntries(keptNames)),
    '@generated/registry$': write(
      'registry.js',
      `${registryCode(kept, framesOfPages(site, chunkNames))}export const allPages = () => import(/* webpackChunkName: "${IMPORTER}" */ ${JSON.stringify(importer)});\n`,
    ),
    '@generated/globalData$': writeJson('globalData.json', leanGlobalData(globalData, named)),
    '@generated/lean-routes$': writeJson('settings.json', { parts, component: pages[0]?.component ?? '' }),
    ...Object.fromEntries(versions.map(({ path, name, lean }) => [path, writeJson(name, { version: lean.version })])),
    [resolve(`${CLIENT}/preload.js`)]: join(siteDir, 'src/features/lean-routes/preload.ts'),
    [resolve(`${CLIENT}/docusaurus.js`)]: join(siteDir, 'src/features/lean-routes/docusaurus.ts'),
  };
}

/** What gives scripts of pages their names, and writes the parts that say where they are. */
function pageChunks({ siteDir, generatedFilesDir }: LoadContext, site: GeneratedSite): PageChunks {
  const { pages, registry, contents, versions, parts } = site;
  const branches = Object.assign({}, ...versions.map(({ lean }) => lean.branches)) as LeanVersion['branches'];
  return new PageChunks({
    pages: new Map([...contents].map(([name, path]) => [name, join(path.replace(/^@site/, siteDir))])),
    registry,
    manifestPath: join(generatedFilesDir, 'client-manifest.json'),
    emit: (found) => ({ ...tableFiles(pages, parts, found, versions), ...branchFiles(branches) }),
  });
}

const serverModule = (siteDir: string, name: string) => join(siteDir, 'src/features/lean-routes/server', name);

/** Modules that match routes, and what stands in for them where pages are rendered. */
const onServer = (siteDir: string) => ({
  '@docusaurus/router$': serverModule(siteDir, 'router'),
  'react-router-config$': serverModule(siteDir, 'routerConfig'),
});

function request(registry: ReadonlyMap<string, string>, name: string): string {
  const path = registry.get(name);
  if (!path) throw new Error(`registry.js lacks the chunk ${name}.`);
  return path;
}

interface FoundVersion {
  path: string;
  name: string;
  lean: LeanVersion;
}

/** The version of docs that a generated module holds, if it holds one. */
function versionIn(generatedFilesDir: string, path: string): FoundVersion[] {
  const [, name] = /^@generated\/(.*\.json)$/.exec(path) ?? [];
  if (!name) return [];
  const data = JSON.parse(readFileSync(join(generatedFilesDir, name), 'utf8')) as { version?: PropVersionMetadata };
  return data.version?.docsSidebars ? [{ path, name, lean: leanVersion(data.version, fingerprint) }] : [];
}

/** The table of pages, cut into parts: text by path. */
function tableFiles(
  pages: readonly Page[],
  parts: number,
  found: ReadonlyMap<string, PageChunk>,
  versions: readonly FoundVersion[],
): Record<string, string> {
  const table: PageTablePart[] = Array.from({ length: parts }, () => ({}));
  for (const { path, sidebar, content } of pages) {
    const chunk = found.get(content);
    const part = table[partOf(path, parts)];
    if (!chunk || !part) throw new Error(`${path} has no script of its own.`);
    const branch = sidebar && versions.map(({ lean }) => lean.branchOf(sidebar, path)).find(Boolean);
    part[path] = { ...chunk, ...(sidebar && { sidebar }), ...(branch && { branch }) };
  }
  return Object.fromEntries(table.map((part, index) => [tableFile(index, VERSION_MARK), JSON.stringify(part)]));
}

function branchFiles(branches: LeanVersion['branches']): Record<string, string> {
  return Object.fromEntries(Object.entries(branches).map(([id, items]) => [branchFile(id), JSON.stringify(items)]));
}
