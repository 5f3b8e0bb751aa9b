import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pluginClientRedirects, { type PluginOptions } from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REDIRECTS } from './redirects';
import config from '../docusaurus.config';
import { REQUIRED_ROUTES } from '../tests/content/requiredRoutes';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const isRedirectPlugin = (plugin: unknown): plugin is [string, PluginOptions] =>
  Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-client-redirects';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

/** Runs the real plugin with the options of the real site over a site that has the given routes. Names the pages it wrote. */
async function writeRedirects(routesPaths: string[], baseUrl = '/'): Promise<string[]> {
  const siteConfig = { ...config, baseUrl, future: {} };
  const options = config.plugins?.find(isRedirectPlugin)?.[1];
  const plugin = pluginClientRedirects(
    { siteConfig } as LoadContext,
    { fromExtensions: [], toExtensions: [], redirects: [], ...options } as PluginOptions,
  ) as Plugin;
  await plugin.postBuild?.({ siteConfig, baseUrl, outDir, routesPaths } as PostBuildProps);
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

const pageOf = (route: string) => `${route.slice(1)}/index.html`;

describe('R-ROUTE-3: redirects', () => {
  it('an old path whose new page exists gets a page that leads there, with query and hash', async () => {
    expect(await writeRedirects(['/', '/docs/node/dev-net'])).toEqual(['docs/node/local-chain/index.html']);
    const page = readFileSync(path.join(outDir, 'docs/node/local-chain/index.html'), 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/node/dev-net">');
    expect(page).toContain(
      "window.location.href = '/docs/node/dev-net' + window.location.search + window.location.hash",
    );
  });

  it('a new path that does not exist yet gets no page, and stops no build', async () => {
    expect(await writeRedirects(['/', '/docs/welcome'])).toEqual([]);
  });

  it('holds on a sub-path', async () => {
    const pages = await writeRedirects(['/preview/', '/preview/docs/node/dev-net'], '/preview/');
    expect(pages).toEqual(['docs/node/local-chain/index.html']);
    expect(readFileSync(path.join(outDir, 'docs/node/local-chain/index.html'), 'utf8')).toContain(
      'url=/preview/docs/node/dev-net',
    );
  });

  it('with every page there, every old path has its page', async () => {
    const pages = await writeRedirects([...REQUIRED_ROUTES]);
    expect(pages.sort()).toEqual(REDIRECTS.map(({ from }) => pageOf(from)).sort());
  });

  it('the five paths that the site once had are among them', () => {
    expect(REDIRECTS).toEqual(
      expect.arrayContaining([
        { from: '/docs/examples/Standards/vft/vft-frontend', to: '/docs/examples/Standards/vft-frontend' },
        { from: '/docs/examples/Standards/vft/launch-vft', to: '/docs/examples/Standards/vft' },
        { from: '/docs/examples/Gaming/mental-poker', to: '/docs/examples/Gaming/Battleship/zk-battleship' },
        { from: '/docs/node/local-chain', to: '/docs/node/dev-net' },
        { from: '/docs/api/tooling/x402', to: '/docs/api/tooling/gasless-txs' },
      ]),
    );
  });
});
