import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';
import { brotliSize } from '../../bench/shared/brotliSize';
import { openHydrated } from './support/routePages';
import { holdBack } from './support/holdBack';
import { ask, options, PAGE } from './support/searchDialog';

/** Bytes on the wire. */
const BUDGET = 70_000;

test('R-SEARCH-4: what is loaded before the first result weighs at most 70 kB', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.waitForLoadState('networkidle');
  const release = await holdBack(page, '**/assets/search/texts.*.json');
  const paths: string[] = [];
  page.on('response', (response) => void paths.push(new URL(response.url()).pathname));
  await ask(page, 'message rent');
  await expect(options(page).first()).toBeVisible();
  const sizes = Object.fromEntries(paths.map((path) => [path, brotliSize(readFileSync(`build${path}`))]));
  release();
  const kinds = ['/assets/search/headings.', '/assets/js/'];
  expect(kinds.filter((kind) => !paths.some((path) => path.startsWith(kind)))).toEqual([]);
  const total = Object.values(sizes).reduce((sum, size) => sum + size);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET);
});
