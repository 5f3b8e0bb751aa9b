import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { leanConfig } from './leanConfig';

/**
 * Keeps out of the browser what this site does at build time: theme-classic always loads Prism with its languages
 * (about 27 kB), although every code block arrives highlighted. And what nothing uses: the index of Docusaurus' common utilities
 * brings all of tslib, and the settings of the site come with those of every plugin.
 */
export default function leanClient({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  const require = createRequire(`${siteDir}/package.json`);
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      if (!isServer && config.mode === 'production' && config.resolve) {
        const file = join(generatedFilesDir, 'lean-client', 'config.json');
        mkdirSync(join(file, '..'), { recursive: true });
        writeFileSync(file, JSON.stringify(leanConfig(siteConfig)));
        // In front of Docusaurus' own alias for the folder of generated files.
        config.resolve.alias = { '@generated/docusaurus.config$': file, ...config.resolve.alias };
      }
      return {
        resolve: {
          alias: {
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
            ...(!isServer && { '@docusaurus/utils-common$': join(__dirname, 'browserUtils.js') }),
          },
        },
      };
    },
  };
}
