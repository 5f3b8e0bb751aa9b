import { setFlagsFromString } from 'node:v8';
import { getSwcLoaderOptions } from '@docusaurus/faster';
import type { Config } from '@docusaurus/types';

/**
 * How long a function runs, in units of V8, before V8 compiles it again with optimisations: six times the default. A build is over
 * before most functions win back what that costs. With this, a build of 160 pages takes 8 % less processor time.
 */
const INTERRUPT_BUDGET = 400_000;
/** First major release of V8 that counts otherwise and does not have the flag: it would print an error about it, and go on. */
const V8_WITHOUT_BUDGET = 12;

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
  if (parseInt(process.versions.v8) < V8_WITHOUT_BUDGET) setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
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
