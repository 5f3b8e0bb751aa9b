import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ReadDocs } from '../content/readDocs';
import { type ExportOptions, exportVersion } from './exportVersion';

/** A type, because Docusaurus wants options with an index signature. */
export type MarkdownExportOptions = {
  readDocs: ReadDocs;
  /** A function, because Docusaurus writes all other options into what browsers load. */
  about: () => ExportOptions;
};

/** Folder below the generated files that the configuration names as a static directory. */
const FOLDER = 'markdown-export';

/**
 * Offers the docs to machines: each page as Markdown at its own address with `.md`, `llms.txt` and what it leads to.
 *
 * They are static files, so that they are there in `npm start` as in a build.
 */
export default function markdownExport(context: LoadContext, { readDocs, about }: MarkdownExportOptions): Plugin {
  const { siteConfig, baseUrl, generatedFilesDir } = context;
  const site = { title: siteConfig.title, url: siteConfig.url, baseUrl };
  return {
    name: 'markdown-export',
    async allContentLoaded({ allContent }) {
      const versions = await readDocs(allContent, context);
      const files = versions.flatMap((version) => [...exportVersion(version, site, about())]);
      const folder = join(generatedFilesDir, FOLDER);
      await rm(folder, { recursive: true, force: true });
      await Promise.all(files.map(([path, text]) => write(join(folder, path), text)));
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
