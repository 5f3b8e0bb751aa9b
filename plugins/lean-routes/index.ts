import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalData, LoadContext, Plugin } from '@docusaurus/types';
import { branchFile, PAGES_A_PART, partOf, tableFile, type PageTablePart } from '../../src/shared/routes/pageTable';
import { fingerprint } from './fingerprint';
import { readGenerated, registryCode } from './generated';
import { docsIn, leanGlobalData } from './leanGlobalData';
import { leanVersion, type LeanVersion } from './leanSidebar';
import { CHUNK_FILENAME, IMPORTER, PageChunks, type PageChunk, VERSION_MARK } from './PageChunks';
import { chunksIn, framesOfPages, type Page, routesCode, splitRoutes } from './splitRoutes';

const CLIENT = '@docusaurus/core/lib/client';

/**
 * Keeps what a page loads independent of how many pages there are. Docusaurus puts the routes of all pages, the names of their
 * chunks, the whole sidebar and a list of all docs into the scripts of each page. Here the browser gets them in parts: the page's own
 * with the page, others when a link may lead there (`src/features/lean-routes`). The server renders with everything, as ever,
 * but does not try every route for each page.
 */
export default function leanRoutes({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const require = createRequire(`${siteDir}/package.json`);
  const folder = join(generatedFilesDir, 'lean-routes');
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    // An unchanged file keeps its time, for the sake of the bundler's cache.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    return file;
  };
  return {
    name: 'lean-routes',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      if (isServer) {
        // In front of Docusaurus' own.
        if (config.resolve) config.resolve.alias = { ...onServer(siteDir), ...config.resolve.alias };
        return {};
      }
      const { routes: all, chunkNames, registry } = readGenerated(generatedFilesDir);
      const split = splitRoutes(all, chunkNames);
      const { routes, pages } = split;
      const contents = new Map(pages.map((page) => [page.content, request(registry, page.content)]));
      const kept = [...registry].filter(([name]) => !contents.has(name));
      const keptNames = Object.fromEntries(
        Object.entries(chunkNames).filter(([, names]) => !chunksIn(names).some((name) => contents.has(name))),
      );
      const versions = kept.flatMap(([, path]) => versionIn(generatedFilesDir, path));
      const branches = Object.assign({}, ...versions.map(({ lean }) => lean.branches)) as LeanVersion['branches'];
      const parts = Math.max(1, Math.ceil(pages.length / PAGES_A_PART));
      const globalData = JSON.parse(readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8')) as GlobalData;
      const named = new Set(docsIn(siteConfig.themeConfig));
      const chunks = new PageChunks({
        pages: new Map([...contents].map(([name, path]) => [name, join(path.replace(/^@site/, siteDir))])),
        registry,
        manifestPath: join(generatedFilesDir, 'client-manifest.json'),
        emit: (found) => ({ ...tableFiles(pages, parts, found, versions), ...branchFiles(branches) }),
      });
      const importer = write('pages.js', registryCode(contents));
      const replaced = {
        '@generated/routes$': write('routes.js', routesCode(routes)),
        '@generated/routesChunkNames$': write('routesChunkNames.json', JSON.stringify(keptNames)),
        '@generated/registry$': write(
          'registry.js',
          `${registryCode(kept, framesOfPages(split, chunkNames))}export const allPages = () => import(/* webpackChunkName: "${IMPORTER}" */ ${JSON.stringify(importer)});\n`,
        ),
        '@generated/globalData$': write('globalData.json', JSON.stringify(leanGlobalData(globalData, named))),
        '@generated/lean-routes$': write(
          'settings.json',
          JSON.stringify({ parts, component: pages[0]?.component ?? '' }),
        ),
        ...Object.fromEntries(
          versions.map(({ path, name, lean }) => [path, write(name, JSON.stringify({ version: lean.version }))]),
        ),
        [require.resolve(`${CLIENT}/preload.js`)]: join(siteDir, 'src/features/lean-routes/preload.ts'),
        [require.resolve(`${CLIENT}/docusaurus.js`)]: join(siteDir, 'src/features/lean-routes/docusaurus.ts'),
      };
      // In front of Docusaurus' own alias for the folder of generated files.
      if (config.resolve) config.resolve.alias = { ...replaced, ...config.resolve.alias };
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      if (config.output) config.output.chunkFilename = CHUNK_FILENAME;
      config.plugins?.push(chunks as never);
      return {};
    },
  };
}

/** Modules that match routes, and what stands in for them where pages are rendered. */
const onServer = (siteDir: string) => ({
  '@docusaurus/router$': join(siteDir, 'src/features/lean-routes/server/router'),
  'react-router-config$': join(siteDir, 'src/features/lean-routes/server/routerConfig'),
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
