import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { ReadDocs } from '../content/readDocs';
import { type ExportOptions, exportVersion } from './exportVersion';

/** A type, because Docusaurus wants options with an index signature. */
export type MarkdownExportOptions = {
  readDocs: ReadDocs;
  /** A function, because Docusaurus writes all other options into what browsers load. */
  about: () => ExportOptions;
};

/** Folder below the generated files. */
const FOLDER = 'markdown-export';

/**
 * The folder as `npm start` needs it: a static directory of the configuration. A build copies it without the bundler, which would
 * read all pages anew when one file in a static directory has changed.
 *
 * @param mode - value of `NODE_ENV`, which Docusaurus sets before it reads the configuration
 */
export const staticInDevelopment = (mode: string | undefined): string[] =>
  mode === 'production' ? [] : [`.docusaurus/${FOLDER}`];

/**
 * Offers the docs to machines: each page as Markdown at its own address with `.md`, `llms.txt` and what it leads to.
 *
 * They are there in `npm start` as in a build.
 */
export default function markdownExport(context: LoadContext, { readDocs, about }: MarkdownExportOptions): Plugin {
  const { siteConfig, baseUrl, generatedFilesDir, outDir } = context;
  const site = { title: siteConfig.title, url: siteConfig.url, baseUrl };
  const folder = join(generatedFilesDir, FOLDER);
  let copying: Promise<void> | undefined;
  return {
    name: 'markdown-export',
    async allContentLoaded({ allContent }) {
      const versions = await readDocs(allContent, context);
      const files = versions.flatMap((version) => [...exportVersion(version, site, about())]);
      await rm(folder, { recursive: true, force: true });
      // For a site without docs.
      await mkdir(folder, { recursive: true });
      await Promise.all(files.map(([path, text]) => write(join(folder, path), text)));
    },
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      // Not before the bundler has emptied the folder. Pages are rendered meanwhile; whoever waits for it is told of errors.
      const copy = () => {
        copying = cp(folder, outDir, { recursive: true });
        copying.catch(() => undefined);
      };
      const plugin = { apply: (compiler: Compiler) => compiler.hooks.afterEmit.tap('markdown-export', copy) };
      return { plugins: [plugin] };
    },
    postBuild: async () => copying,
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
