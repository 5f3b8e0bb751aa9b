import { readFileSync, writeFileSync } from 'node:fs';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { htmlFile } from '../../src/shared/routes/pageHtml';
import { pageFile, PAGES_FOLDER } from '../../src/shared/routes/pageTable';
import { RUNTIME_CHUNK } from '../shared/runtimeChunk';
import { fingerprint } from './fingerprint';
import { splitHtml } from './splitHtml';

/** Where the script of a page came to be. */
export interface PageChunk {
  chunk: string;
  module: string;
  file: string;
}

export interface PageChunksOptions {
  /** Absolute path of the module of each page, by the name of its chunk. */
  pages: ReadonlyMap<string, string>;
  /** Requests of all modules that routes load, by the name of their chunk. */
  registry: ReadonlyMap<string, string>;
  /** File, written by Docusaurus, that tells it which scripts a rendered module needs. */
  manifestPath: string;
  /** Further files, made from what was found out about pages: text by path. */
  emit: (chunks: ReadonlyMap<string, PageChunk>) => Record<string, string>;
}

/** Name of the chunk that imports all pages, so that the bundler knows them. Nothing loads it. */
export const IMPORTER = 'all-pages';

/** Placeholder, in the runtime and in paths, for the fingerprint of the table of pages: it is known only when all chunks are. */
export const VERSION_MARK = '%version-of-pages%';
/** Placeholder, in the runtime, for the files of chunks by the ids of these. */
const FILES_MARK = '%files-of-chunks%';

const NAME = 'PageChunks';

/** Name of a chunk's file until its fingerprint is known. It follows from the id of the chunk, so that the runtime needs no list. */
export const CHUNK_FILENAME = 'assets/js/[id].js';
const isUnnamed = (file: string, chunk: Chunk) => file === CHUNK_FILENAME.replace('[id]', String(chunk.id));

/**
 * Keeps the bundler's runtime from listing the file of every page. Files get their fingerprints here, once all else is done; the
 * runtime lists those of chunks that are no pages, and where pages are stands in files that are fetched in parts.
 */
export class PageChunks {
  constructor(private readonly options: PageChunksOptions) {}

  apply(compiler: Compiler): void {
    const { pages } = this.options;
    const { RuntimeModule, Compilation: Stages } = compiler.webpack;
    /**
     * Code of the runtime that finds the file of a chunk by its id (`u`, which every bundler has), and its address by its name (`gca`,
     * which Docusaurus adds, with a list that would hold all pages).
     */
    class ChunkFiles extends RuntimeModule {
      constructor() {
        super(NAME, RuntimeModule.STAGE_ATTACH);
        this.fullHash = true;
      }
      override generate(): string {
        const names = Object.entries(this.chunk?.getChunkMaps(false).name ?? {});
        const ids = Object.fromEntries(names.filter(([, name]) => !pages.has(name)).map(([id, name]) => [name, id]));
        return `var chunkIds = ${JSON.stringify(ids)}, chunkFiles = Object.fromEntries("${FILES_MARK}".split("|").map(function(file) { return file.split("="); }));
__webpack_require__.u = function(id) { return "assets/js/" + (chunkFiles[id] || id + ".js"); };
__webpack_require__.gca = function(name) { return name in chunkIds ? __webpack_require__.p + __webpack_require__.u(chunkIds[name]) : ""; };
__webpack_require__.pagesVersion = "${VERSION_MARK}";`;
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        if (chunk.name === RUNTIME_CHUNK) compilation.addRuntimeModule(chunk, new ChunkFiles());
      });
      // After the minimizer, before the bundler computes its own fingerprints.
      const stage = Stages.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.finish(compilation, compiler));
    });
    compiler.hooks.afterEmit.tap(NAME, () => this.nameModules());
  }

  private finish(compilation: Compilation, { webpack }: Compiler): void {
    const found = new Map<string, PageChunk>();
    const others: string[] = [];
    for (const chunk of compilation.chunks) {
      const [file] = [...chunk.files].filter((name) => isUnnamed(name, chunk));
      const source = file && compilation.getAsset(file)?.source.source();
      if (!file || !source) continue;
      if (chunk.name === IMPORTER) {
        compilation.deleteAsset(file);
        continue;
      }
      const hash = fingerprint(source);
      const resource = this.options.pages.get(chunk.name ?? '');
      if (chunk.name && resource) {
        const ids = { chunk: String(chunk.id), module: moduleOf(compilation, chunk, resource) };
        const name = `${PAGES_FOLDER}/${pageFile(ids.chunk, ids.module, hash)}`;
        const { script, pieces } = splitHtml(String(source), htmlFile(name));
        compilation.updateAsset(file, new webpack.sources.RawSource(script));
        compilation.renameAsset(file, name);
        compilation.emitAsset(htmlFile(name), new webpack.sources.RawSource(pieces));
        found.set(chunk.name, { ...ids, file: name });
      } else {
        const name = `${chunk.name ?? chunk.id}.${hash}.js`;
        compilation.renameAsset(file, `assets/js/${name}`);
        others.push(`${chunk.id}=${name}`);
      }
    }
    if (found.size !== this.options.pages.size) {
      throw new Error(`${this.options.pages.size - found.size} pages have no script of their own.`);
    }
    const files = this.options.emit(found);
    const version = fingerprint(JSON.stringify(files));
    for (const [path, text] of Object.entries(files)) {
      compilation.emitAsset(path.replace(VERSION_MARK, version), new webpack.sources.RawSource(text));
    }
    const runtime = [...compilation.chunks].find(({ name }) => name === RUNTIME_CHUNK);
    for (const file of runtime?.files ?? []) {
      compilation.updateAsset(file, (source) => {
        const text = String(source.source());
        if (!text.includes(VERSION_MARK)) throw new Error(`${file} has no place for the files of chunks.`);
        return new webpack.sources.RawSource(
          text.replace(VERSION_MARK, version).replace(FILES_MARK, others.sort().join('|')),
        );
      });
    }
  }

  /**
   * Docusaurus asks its manifest for the scripts of a page by the names of modules, and finds nothing, because the manifest goes by
   * names of chunks. With both, the scripts of a page stand in its HTML and load beside the main one.
   */
  private nameModules(): void {
    const { manifestPath, registry } = this.options;
    const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as { origins: Record<string, string[]> };
    for (const [name, request] of registry) manifest.origins[request] ??= manifest.origins[name] ?? [];
    writeFileSync(manifestPath, JSON.stringify(manifest));
  }
}

/** Id of the module of a page in its chunk. */
function moduleOf(compilation: Compilation, chunk: Chunk, resource: string): string {
  const modules = [...compilation.chunkGraph.getChunkModules(chunk)];
  const page = modules.find((module) => module.nameForCondition() === resource);
  const id = page && compilation.chunkGraph.getModuleId(page);
  if (id === undefined || id === null) throw new Error(`${resource} is not in its own script.`);
  return String(id);
}
