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
 * HTML is not minified, whichever it is: Docusaurus takes that from the environment, where it renders. There is little to gain, because
 * React writes nothing that is not needed. What a minifier looks for are the scripts inside of the HTML, the same on every page: two
 * thirds of the time that rendering takes. And the fast one writes `&amp;RefCell&lt;T&gt;` as `&RefCell<T>`, which browsers take for a tag.
 *
 * @param choice - value of `DOCUSAURUS_BUNDLER`
 */
export function bundler(choice: string | undefined): Pick<Config, 'future' | 'webpack'> {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  if (choice === CLASSIC) return { future: { v4: true } };
  return {
    future: {
      v4: true,
      experimental_faster: {
        swcJsLoader: false,
        swcJsMinimizer: true,
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
