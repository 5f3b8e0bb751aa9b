import { getSwcLoaderOptions } from '@docusaurus/faster';
import type { Config } from '@docusaurus/types';

/** Value of `DOCUSAURUS_BUNDLER` that falls back to webpack and Babel. */
const CLASSIC = 'webpack';

/**
 * Docusaurus Faster (Rspack, SWC, Lightning CSS), or the classic bundler.
 *
 * SWC is named as the loader here instead of by Docusaurus' own flag, because that flag warns about `babel.config.js`, which the
 * classic bundler needs.
 *
 * @param choice - value of `DOCUSAURUS_BUNDLER`
 */
export function bundler(choice: string | undefined): Pick<Config, 'future' | 'webpack'> {
  if (choice === CLASSIC) return { future: { v4: true } };
  return {
    future: {
      v4: true,
      experimental_faster: {
        swcJsLoader: false,
        swcJsMinimizer: true,
        // It writes `&amp;RefCell&lt;T&gt;` as `&RefCell<T>`: browsers then see a tag, and React another page than the server.
        swcHtmlMinimizer: false,
        lightningCssMinimizer: true,
        rspackBundler: true,
        rspackPersistentCache: true,
        mdxCrossCompilerCache: true,
        ssgWorkerThreads: true,
      },
    },
    webpack: {
      jsLoader: (isServer) => ({ loader: 'builtin:swc-loader', options: getSwcLoaderOptions({ isServer }) }),
    },
  };
}
