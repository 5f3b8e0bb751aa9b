import { join } from 'node:path';
import type { Config, PluginConfig } from '@docusaurus/types';
import site from '../../docusaurus.config';

const ROOT = join(__dirname, '../..');
/** Plugins that name pages of the site: the redirects to them, and what coding agents are told of them. */
const OF_THE_PAGES = /client-redirects|mcp-data/;

const nameOf = (plugin: unknown) => String(Array.isArray(plugin) ? plugin[0] : plugin);

/** The site with the pages of the folder that `BENCH_PAGES` names in place of its own. All else is as readers get it. */
const bench: Config = {
  ...site,
  // The frame of each page leads to pages that are not there.
  onBrokenLinks: 'ignore',
  plugins: site.plugins
    ?.filter((plugin) => !OF_THE_PAGES.test(nameOf(plugin)))
    .map((plugin) => {
      const [options] = Array.isArray(plugin) ? plugin.slice(1) : [];
      const name = nameOf(plugin).replace(/^\./, ROOT);
      const isDocs = name.includes('/plugins/docs/');
      return [name, { ...(options as object), ...(isDocs && { path: process.env.BENCH_PAGES }) }] as PluginConfig;
    }),
};

export default bench;
