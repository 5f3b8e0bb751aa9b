import { setFlagsFromString } from 'node:v8';
import { getSwcLoaderOptions } from '@docusaurus/faster';
import type { Config } from '@docusaurus/types';

/**
 * How long a function has run when V8 compiles it for speed, in its own measure: six times as long as without this. A build is over
 * before most functions win back what that costs: one of 160 pages takes 8 % less of the processors' time.
 */
const PATIENCE = 400_000;
/** Release of V8 that measures otherwise. It would print an error about a flag that it does not know, and go on. */
const OTHER_MEASURE = 12;

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
  if (parseInt(process.versions.v8) < OTHER_MEASURE) setFlagsFromString(`--interrupt-budget=${PATIENCE}`);
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
