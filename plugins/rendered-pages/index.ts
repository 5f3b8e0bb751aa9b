import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { readGenerated } from '../lean-routes/generated';
import { splitRoutes } from '../lean-routes/splitRoutes';
import { CHUNK_FILENAME, renderKeys } from './renderKeys';

const NAME = 'rendered-pages';
/** Below the root of the site; it outlives a build. */
const STORE = 'node_modules/.cache/rendered-pages';

/**
 * Renders a page again only when something has changed that it is rendered from. Docusaurus renders all pages with every build, which
 * is a quarter of the time of one that follows a small change. Head and scripts of each page are written anew: they name files of
 * this build.
 */
export default function renderedPages({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack(config, isServer, { currentBundler }) {
      if (!isServer || config.mode !== 'production') return {};
      const store = join(siteDir, STORE);
      const keysFile = join(generatedFilesDir, NAME, 'keys.json');
      for (const folder of [store, join(keysFile, '..')]) mkdirSync(folder, { recursive: true });
      const { routes, chunkNames } = readGenerated(generatedFilesDir);
      const { pages } = splitRoutes(routes, chunkNames);
      const writeKeys = (compiler: Compiler) =>
        compiler.hooks.afterEmit.tap(NAME, () => {
          writeFileSync(keysFile, JSON.stringify(renderKeys(compiler.outputPath, pages)));
        });
      config.entry = { main: join(__dirname, 'serverEntry.ts') };
      if (config.output) config.output.chunkFilename = CHUNK_FILENAME;
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin({
            RENDER_KEYS: JSON.stringify(keysFile),
            RENDERED_PAGES: JSON.stringify(store),
          }),
          { apply: writeKeys },
        ],
      };
    },
  };
}
