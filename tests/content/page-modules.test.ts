import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULES = path.join(import.meta.dirname, '../../node_modules');
const DOCUSAURUS = path.join(MODULES, '@docusaurus/core/bin/docusaurus.mjs');

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
  symlinkSync(MODULES, path.join(site, 'node_modules'));
  writeFileSync(path.join(site, 'docusaurus.config.js'), CONFIG);
});
afterEach(() => rmSync(site, { recursive: true }));

/** Builds a site of one page in a folder of its own, with the packages of this project. */
function build(page: string): Promise<{ code: unknown; output: string }> {
  writeFileSync(path.join(site, 'src/pages/lonely.js'), page);
  return new Promise((resolve) => {
    execFile(process.execPath, [DOCUSAURUS, 'build', site], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
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
