import { createRequire } from 'node:module';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Keeps out of the browser what this site does at build time: theme-classic always loads Prism with its languages
 * (about 27 kB), although every code block arrives highlighted.
 */
export default function leanClient({ siteDir }: LoadContext): Plugin {
  const require = createRequire(`${siteDir}/package.json`);
  return {
    name: 'lean-client',
    configureWebpack: () => ({
      resolve: { alias: { [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false } },
    }),
  };
}
