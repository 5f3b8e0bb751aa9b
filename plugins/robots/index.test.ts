import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it } from 'vitest';
import robots from '.';

const outDir = mkdtempSync(join(tmpdir(), 'robots-'));
const file = join(outDir, 'robots.txt');
afterEach(() => rmSync(file, { force: true }));

async function build(baseUrl: string, locales = ['en']) {
  const context = { siteConfig: { url: 'https://docs.example' }, i18n: { defaultLocale: 'en', locales }, baseUrl };
  await robots(context as unknown as LoadContext).postBuild?.({ outDir } as never);
}

it('lets crawlers read everything, and names the sitemap', async () => {
  await build('/');
  expect(readFileSync(file, 'utf8')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n');
});

it('names the sitemap of each language', async () => {
  await build('/', ['en', 'tr']);
  expect(readFileSync(file, 'utf8')).toContain(
    'Sitemap: https://docs.example/sitemap.xml\nSitemap: https://docs.example/tr/sitemap.xml\n',
  );
});

it.each(['/preview/', '/tr/'])('writes none below %s, where no crawler looks for it', async (baseUrl) => {
  await build(baseUrl);
  expect(existsSync(file)).toBe(false);
});
