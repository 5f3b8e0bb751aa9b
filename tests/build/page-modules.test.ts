import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuildResult, ROOT, runBuild } from './runBuild';

const CONFIG = `export default {
  title: 'Fixture',
  url: 'https://example.org',
  baseUrl: '/',
  future: { v4: true, experimental_faster: true },
  plugins: ['@docusaurus/plugin-content-pages'],
};`;

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'fixture-'));
  mkdirSync(path.join(site, 'src/pages'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  writeFileSync(path.join(site, 'docusaurus.config.js'), CONFIG);
});
afterEach(() => rmSync(site, { recursive: true }));

/** Builds a site of one page in a folder of its own, with the packages of this project. */
function build(page: string): Promise<BuildResult> {
  writeFileSync(path.join(site, 'src/pages/lonely.js'), page);
  return runBuild([site]);
}

describe('R-ROUTE-7: the default export of a page module', () => {
  it('missing, stops the build with an error that names the page', async () => {
    const { code, output } = await build('export const Page = () => "Hello";');
    expect(code).toBe(1);
    expect(output).toContain("The page component at /lonely doesn't have a default export.");
  });

  it('there, is all that such a page needs', async () => {
    expect(await build('export default () => "Hello";')).toMatchObject({ code: 0 });
  });
});
