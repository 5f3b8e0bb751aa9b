import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BROWSER_ONLY } from './browserOnly';
import { leanConfig } from './leanConfig';

/** Packages that do nothing when they are loaded, and do not say so: parts of the router that nothing uses bring them. */
const UNMARKED = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Modules of the theme, which carry notes for translators and names of a blog. */
const THEME = /[\\/]node_modules[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/].*\.js$/;

/** The script that each page starts with. */
const MAIN = /[\\/]main\.\w+\.js$/;

/**
 * Has V8 compile each function of a script while it loads, beside the main thread, and not when it is called first, which is while
 * the page starts: of this script most are. (https://v8.dev/blog/explicit-compile-hints; other browsers read over it.)
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

type StandIn = [folder: string, name: string, feature: string];

/**
 * Modules of Docusaurus that render more than is needed, or all of it in one task, and what stands in for them: by their names, as
 * Docusaurus imports them.
 *
 * @param siteDir - folder of the site
 * @throws if a release of Docusaurus has moved one: nothing else would say so
 */
function standIns(require: NodeJS.Require, siteDir: string, production: boolean): Map<string, string> {
  const client = dirname(require.resolve('@docusaurus/core/lib/client/App.js'));
  const common = dirname(require.resolve('@docusaurus/theme-common'));
  const hooks = join(common, 'hooks');
  const features: StandIn[] = [
    [client, 'browserContext', 'after-hydration'],
    [hooks, 'useWindowSize', 'after-hydration'],
    [hooks, 'useTOCHighlight', 'page-change'],
    [join(common, 'utils'), 'skipToContentUtils', 'page-change'],
    // The router that it goes with is that of the entry.
    ...(production ? [[client, 'PendingNavigation', 'page-change'] satisfies StandIn] : []),
  ];
  for (const [folder, name, feature] of features) {
    const file = join(folder, `${name}.js`);
    if (!existsSync(file)) throw new Error(`Docusaurus has no ${file}, which src/features/${feature} stands in for.`);
  }
  return new Map(features.map(([, name, feature]) => [name, join(siteDir, 'src/features', feature, name)]));
}

/**
 * Keeps out of the browser what this site does at build time: theme-classic always loads Prism with its languages
 * (about 27 kB), although every code block arrives highlighted. And what nothing uses: the index of Docusaurus' common utilities
 * brings all of tslib, and the settings of the site come with those of every plugin. And out of the way of the reader how scripts start,
 * what comes after hydration, and what a change of the page renders.
 */
export default function leanClient({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const require = createRequire(`${siteDir}/package.json`);
  const browserOnly = new Set(BROWSER_ONLY.map((path) => join(siteDir, 'src/features', path)));
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, { currentBundler }) {
      if (config.resolve) {
        // In front of Docusaurus' own alias, like those that follow.
        config.resolve.alias = {
          '@docusaurus/Link$': join(siteDir, 'src/features/lean-links/Link'),
          ...config.resolve.alias,
        };
      }
      if (!isServer && config.mode === 'production' && config.resolve) {
        const file = join(generatedFilesDir, 'lean-client', 'config.json');
        mkdirSync(join(file, '..'), { recursive: true });
        writeFileSync(file, JSON.stringify(leanConfig(siteConfig)));
        // In front of Docusaurus' own alias for the folder of generated files.
        config.resolve.alias = {
          '@generated/docusaurus.config$': file,
          '@generated/site-metadata$': join(__dirname, 'noMetadata.json'),
          'path-to-regexp$': join(siteDir, 'src/features/lean-routes/pathToRegexp.ts'),
          'react-helmet-async$': join(siteDir, 'src/features/lean-head'),
          ...config.resolve.alias,
        };
      }
      const { BannerPlugin, Compilation, IgnorePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        ...(!isServer && config.mode === 'production' && { entry: join(siteDir, 'src/features/staged-start') }),
        plugins: isServer
          ? [
              new IgnorePlugin({
                checkResource: (request, folder) => request.startsWith('.') && browserOnly.has(join(folder, request)),
              }),
            ]
          : [
              ...[...standIns(require, siteDir, config.mode === 'production')].map(
                ([name, file]) => new NormalModuleReplacementPlugin(new RegExp(`[\\\\/]${name}$`), file),
              ),
              new BannerPlugin({
                banner: COMPILE_AT_ONCE,
                raw: true,
                test: MAIN,
                // Before the name of the file is made from what is in it, and after comments went.
                stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
              }),
            ],
        module: {
          rules: [
            { test: UNMARKED, sideEffects: false },
            ...(!isServer && config.mode === 'production'
              ? [{ test: THEME, enforce: 'pre' as const, use: [join(__dirname, 'withoutUnused.cjs')] }]
              : []),
          ],
        },
        resolve: {
          alias: {
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
            // Takes outlines from what has the focus until a key is pressed, as browsers do themselves. And it makes them style the
            // whole page anew for each new page, and for each first click on it.
            [join(dirname(require.resolve('@docusaurus/theme-common')), 'hooks', 'styles.css')]: false,
            // For checks in development, and for releases of React before 16.3.
            ...(!isServer &&
              config.mode === 'production' && { 'prop-types$': false, history$: join(__dirname, 'browserHistory.js') }),
            ...(!isServer && {
              '@docusaurus/utils-common$': join(__dirname, 'browserUtils.js'),
              nprogress$: join(siteDir, 'src/features/page-change/progressBar.ts'),
            }),
          },
        },
      };
    },
  };
}
