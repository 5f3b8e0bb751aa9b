import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { leanConfig } from './leanConfig';

/** Packages that do nothing when they are loaded, and do not say so: parts of the router that nothing uses bring them. */
const UNMARKED = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/**
 * Names of the modules of Docusaurus that render all that changes after hydration in one task. Others stand in for them.
 *
 * @throws if a release of Docusaurus has moved one: nothing else would say so
 */
function afterHydration(require: NodeJS.Require): string[] {
  const files = [
    join(dirname(require.resolve('@docusaurus/core/lib/client/App.js')), 'browserContext.js'),
    join(dirname(require.resolve('@docusaurus/theme-common')), 'hooks', 'useWindowSize.js'),
  ];
  for (const file of files) {
    if (!existsSync(file))
      throw new Error(`Docusaurus has no ${file}, which src/features/after-hydration stands in for.`);
  }
  return files.map((file) => parse(file).name);
}

/**
 * Keeps out of the browser what this site does at build time: theme-classic always loads Prism with its languages
 * (about 27 kB), although every code block arrives highlighted. And what nothing uses: the index of Docusaurus' common utilities
 * brings all of tslib, and the settings of the site come with those of every plugin. And out of the way of the reader how scripts start,
 * and what comes after hydration.
 */
export default function leanClient({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const require = createRequire(`${siteDir}/package.json`);
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, { currentBundler }) {
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
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        ...(!isServer && config.mode === 'production' && { entry: join(siteDir, 'src/features/staged-start') }),
        plugins: isServer
          ? []
          : afterHydration(require).map(
              (name) =>
                new NormalModuleReplacementPlugin(
                  new RegExp(`[\\\\/]${name}$`),
                  join(siteDir, 'src/features/after-hydration', name),
                ),
            ),
        module: { rules: [{ test: UNMARKED, sideEffects: false }] },
        resolve: {
          alias: {
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
            // For checks in development, and for releases of React before 16.3.
            ...(!isServer && config.mode === 'production' && { 'prop-types$': false }),
            ...(!isServer && { '@docusaurus/utils-common$': join(__dirname, 'browserUtils.js') }),
          },
        },
      };
    },
  };
}
