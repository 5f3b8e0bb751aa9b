import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import mcpData from '.';
import { manifestSchema, MANIFEST_FILE } from './manifest';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'mcp-data-'));
  mkdirSync(join(outDir, 'assets/search'), { recursive: true });
  for (const tier of ['headings', 'texts']) writeFileSync(join(outDir, `assets/search/${tier}.0123abcd.json`), '{}');
  writeFileSync(join(outDir, 'Cargo.toml'), '');
});
afterEach(() => rmSync(outDir, { recursive: true }));

/** The tag of the pages that coding agents search, of a site with these versions. */
async function tagOf(versions: { versionName: string; isLast: boolean }[]): Promise<string> {
  const site = { title: 'Docs', url: 'https://docs.example' };
  const context = { siteDir: outDir, siteConfig: site, baseUrl: '/', i18n: { currentLocale: 'en' } };
  const plugin = mcpData(context as LoadContext, {
    release: 'Gear 2',
    releases: {},
    redirects: [],
    changes: [],
    examples: { folder: '.', facts: new Map() },
    typescript: [],
    checked: { './': 'tested' },
  });
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: versions } } } as AllContent;
  await plugin.allContentLoaded?.({ allContent, actions: {} as never });
  await plugin.postBuild?.({ outDir } as never);
  return manifestSchema.parse(JSON.parse(readFileSync(join(outDir, MANIFEST_FILE), 'utf8'))).search.tag;
}

it('coding agents search the version at the root of the docs, whatever else is being written', async () => {
  const current = { versionName: 'current', isLast: true };
  expect(await tagOf([current])).toBe('docs-default-current');
  expect(
    await tagOf([
      { ...current, isLast: false },
      { versionName: '2.0.0', isLast: true },
    ]),
  ).toBe('docs-default-2.0.0');
});
