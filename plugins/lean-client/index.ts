import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
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

/** A module of Docusaurus, and the folder of `src/features` that has one of the same name. */
type StandIn = [folder: string, name: string, feature: string];
type Resolve = (name: string) => string;
/** What a module is replaced by: the path of another one, or nothing at all. */
type Aliases = Record<string, string | false>;

/**
 * Modules of Docusaurus that render more than is needed, or all of it in one task, and what stands in for them: by their names, as
 * Docusaurus imports them.
 *
 * @param resolve - finds a module of the site's packages
 * @param feature - path of a module of `src/features`
 * @throws if a release of Docusaurus has moved one: nothing else would say so
 */
function standIns(resolve: Resolve, feature: (path: string) => string, isProduction: boolean): Map<string, string> {
  const client = dirname(resolve('@docusaurus/core/lib/client/App.js'));
  const common = dirname(resolve('@docusaurus/theme-common'));
  const hooks = join(common, 'hooks');
  const features: StandIn[] = [
    [client, 'browserContext', 'after-hydration'],
    [hooks, 'useWindowSize', 'after-hydration'],
    [hooks, 'useTOCHighlight', 'page-change'],
    [join(common, 'utils'), 'skipToContentUtils', 'page-change'],
    // The router that it goes with is that of the entry.
    ...(isProduction ? [[client, 'PendingNavigation', 'page-change'] satisfies StandIn] : []),
  ];
  for (const [folder, name, owner] of features) {
    const file = join(folder, `${name}.js`);
    if (!existsSync(file)) throw new Error(`Docusaurus has no ${file}, which src/features/${owner} stands in for.`);
  }
  return new Map(features.map(([, name, owner]) => [name, feature(`${owner}/${name}`)]));
}

/**
 * Keeps out of the browser what this site does at build time: theme-classic always loads Prism with its languages
 * (about 27 kB), although every code block arrives highlighted. And what nothing uses: the index of Docusaurus' common utilities
 * brings all of tslib, and the settings of the site come with those of every plugin. And out of the way of the reader how scripts start,
 * what comes after hydration, and what a change of the page renders.
 */
export default function leanClient({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const { resolve } = createRequire(`${siteDir}/package.json`);
  const feature = (path: string) => join(siteDir, 'src/features', path);
  const browserOnly = new Set(BROWSER_ONLY.map(feature));

  /** Where pages are rendered and in the browser, so that both have the same. */
  const aliases: Aliases = {
    '@docusaurus/Link$': feature('lean-links/Link'),
    [resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
    // Takes outlines from what has the focus until a key is pressed, as browsers do themselves. And it makes them style the
    // whole page anew for each new page, and for each first click on it.
    [join(dirname(resolve('@docusaurus/theme-common')), 'hooks', 'styles.css')]: false,
  };
  const browserAliases: Aliases = {
    '@docusaurus/utils-common$': join(__dirname, 'browserUtils.js'),
    nprogress$: feature('page-change/progressBar.ts'),
  };
  /** In the browser, but not in development. */
  const productionAliases = (): Aliases => ({
    '@generated/docusaurus.config$': writeLeanConfig(siteConfig, join(generatedFilesDir, 'lean-client')),
    '@generated/site-metadata$': join(__dirname, 'noMetadata.json'),
    'path-to-regexp$': feature('lean-routes/pathToRegexp.ts'),
    'react-helmet-async$': feature('lean-head'),
    history$: join(__dirname, 'browserHistory.js'),
    // For checks in development, and for releases of React before 16.3.
    'prop-types$': false,
  });

  return {
    name: 'lean-client',
    configureWebpack(config, isServer, { currentBundler }) {
      const { BannerPlugin, Compilation, IgnorePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const isProduction = config.mode === 'production';
      if (config.resolve) {
        // In front of Docusaurus' own, because the first alias that fits counts.
        config.resolve.alias = {
          ...aliases,
          ...(!isServer && browserAliases),
          ...(!isServer && isProduction && productionAliases()),
          ...config.resolve.alias,
        };
      }
      const unmarked = { test: UNMARKED, sideEffects: false };
      if (isServer) {
        const checkResource = (request: string, folder: string) =>
          request.startsWith('.') && browserOnly.has(join(folder, request));
        return { plugins: [new IgnorePlugin({ checkResource })], module: { rules: [unmarked] } };
      }
      const theme = { test: THEME, enforce: 'pre' as const, use: [join(__dirname, 'withoutUnused.cjs')] };
      const replacements = [...standIns(resolve, feature, isProduction)].map(
        ([name, file]) => new NormalModuleReplacementPlugin(new RegExp(`[\\\\/]${name}$`), file),
      );
      const compileAtOnce = new BannerPlugin({
        banner: COMPILE_AT_ONCE,
        raw: true,
        test: MAIN,
        // Before the name of the file is made from what is in it, and after comments went.
        stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      });
      return {
        ...(isProduction && { entry: feature('staged-start') }),
        plugins: [...replacements, compileAtOnce],
        module: { rules: [unmarked, ...(isProduction ? [theme] : [])] },
      };
    },
  };
}

/** Writes the settings that the browser gets into a folder. Returns the file. */
function writeLeanConfig(siteConfig: DocusaurusConfig, folder: string): string {
  const file = join(folder, 'config.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(leanConfig(siteConfig)));
  return file;
}
