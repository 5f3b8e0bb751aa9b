import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { ReadDocs, ReadVersion } from '../content/readDocs';
import { filesBelow } from '../shared/filesBelow';
import { type ExportOptions, exportVersion } from './exportVersion';

/** A type, because Docusaurus wants options with an index signature. */
export type MarkdownExportOptions = {
  readDocs: ReadDocs;
  /** A function, because Docusaurus writes all other options into what browsers load. */
  about: () => ExportOptions;
};

const NAME = 'markdown-export';

/**
 * The folder as `npm start` needs it: a static directory of the configuration.
 *
 * @param mode - value of `NODE_ENV`, which Docusaurus sets before it reads the configuration
 */
export const staticInDevelopment = (mode: string | undefined): string[] =>
  mode === 'production' ? [] : [`.docusaurus/${NAME}`];

/**
 * Offers the docs to machines: each page as Markdown at its own address with `.md`, `llms.txt` and what it leads to.
 *
 * They are there in `npm start` as in a build. A build makes them while the bundler's own threads have the most to do, and then puts
 * them beside the pages.
 */
export default function markdownExport(context: LoadContext, { readDocs, about }: MarkdownExportOptions): Plugin {
  const { siteConfig, baseUrl, generatedFilesDir, outDir } = context;
  const site = { title: siteConfig.title, url: siteConfig.url, baseUrl };
  let versions: ReadVersion[] = [];
  let written: Promise<void> | undefined;
  const exportAll = async () => {
    const all = await Promise.all(versions.map((version) => exportVersion(version, site, about())));
    versions = [];
    return new Map(all.flatMap((files) => [...files]));
  };
  return {
    name: NAME,
    async allContentLoaded({ allContent }) {
      versions = await readDocs(allContent, context);
      if (process.env.NODE_ENV === 'production') return;
      await renew(join(generatedFilesDir, NAME), await exportAll());
    },
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      const apply = ({ hooks }: Compiler) => {
        let exported: Promise<ReadonlyMap<string, string>> | undefined;
        hooks.finishMake.tap(NAME, () => {
          exported = exportAll();
          // `postBuild` waits for it, and fails if it does. Until then, Node would end the build over a rejection without a handler.
          exported.catch(() => undefined);
        });
        // Not before the bundler has emptied the folder, and all before `postBuild`, where other plugins list what is in it.
        hooks.afterEmit.tapPromise(NAME, async () => {
          written = exported?.then((files) => write(outDir, files));
          await written?.catch(() => undefined);
        });
      };
      return { plugins: [{ apply }] };
    },
    postBuild: async () => written,
  };
}

/**
 * Brings a folder up to date that the bundler watches and copies meanwhile: it fails where the folder is gone for a moment, and does all
 * again for each file that is written.
 */
async function renew(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  // For a site without docs.
  await mkdir(folder, { recursive: true });
  const known = new Map(
    await Promise.all(
      filesBelow(folder).map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
    ),
  );
  await write(folder, new Map([...files].filter(([path, text]) => known.get(path) !== text)));
  await Promise.all(
    [...known.keys()].filter((path) => !files.has(path)).map((path) => rm(join(folder, path), { force: true })),
  );
}

/** @param files - texts by path below the folder */
async function write(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all(
    [...files].map(async ([path, text]) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
}
