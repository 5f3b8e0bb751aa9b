import { htmlFile } from '../../src/shared/routes/pageHtml';
import { readPageFile } from '../../src/shared/routes/pageTable';
import { expect, type Page, test } from './support/test';
import { type Build, FIRST_EDITION, NEXT_EDITION, nextBuild, siteBuild } from './support/builds';
import { type Host, startHost } from './support/host';
import { chunksOf, pretendConnection } from './support/routeChunks';
import { openHydrated } from './support/routePages';
import { active, ask, group } from './support/searchDialog';

const START = 'docs/about';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const footer = (page: Page) => page.getByRole('contentinfo');

let first: Build;
let next: Build;
let host: Host;
test.beforeAll(() => {
  first = siteBuild();
  next = nextBuild();
});
test.beforeEach(async () => {
  host = await startHost(first);
});
test.afterEach(() => host.close());

/** Counts the documents that the browser loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('R-ROUTE-4: a tab from before a deployment comes to the new version with the next page, once, and keeps what was saved', async ({
  page,
}) => {
  // So that no page was fetched ahead.
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  await openHydrated(page, host.url + 'docs/compatibility');
  await ask(page, 'message rent');
  await expect(active(page)).toContainText('Message rent');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Message rent');
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  host.deploy(next);
  const loads = countLoads(page);
  await footer(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(`${host.url}docs/about/glossary`);
  await expect(footer(page)).toContainText(NEXT_EDITION);
  await expect(heading(page)).toHaveText('Glossary');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(loads()).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(stored);
  await ask(page, '');
  await expect(group(page, 'Recent').first()).toContainText('Message rent');
});

test('R-ROUTE-4: pages that were fetched ahead before a deployment still open in the old tab', async ({
  page,
  browser,
}) => {
  const chunks = await chunksOf(browser, `${host.url}docs/about/glossary`, host.url + START);
  await openHydrated(page, host.url + START);
  await menu(page).getByRole('link', { name: 'Glossary' }).hover();
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(fetched).toEqual(expect.arrayContaining([...chunks, ...chunks.filter(readPageFile).map(htmlFile)]));
  host.deploy(next);
  const loads = countLoads(page);
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(heading(page)).toHaveText('Glossary');
  await expect(footer(page)).toContainText(FIRST_EDITION);
  expect(loads()).toBe(0);
});

test('R-ROUTE-5: links in an old tab that come into view or under the pointer break nothing', async ({ page }) => {
  await openHydrated(page, host.url + START);
  host.deploy(next);
  await footer(page).scrollIntoViewIfNeeded();
  for (const link of await footer(page).getByRole('link').all()) await link.hover();
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toBeVisible();
  await expect(footer(page)).toContainText(FIRST_EDITION);
});

test('R-ROUTE-4: back and forward stay in the old version in an old tab, and come to the new one after a reload', async ({
  page,
}) => {
  await openHydrated(page, host.url + START);
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(heading(page)).toHaveText('Glossary');
  host.deploy(next);
  for (const edition of [FIRST_EDITION, NEXT_EDITION]) {
    await page.goBack();
    await expect(page).toHaveURL(host.url + START);
    await expect(heading(page)).toHaveText('Vara capabilities');
    await expect(footer(page)).toContainText(edition);
    await page.goForward();
    await expect(heading(page)).toHaveText('Glossary');
    await expect(footer(page)).toContainText(edition);
    await page.reload();
  }
});

test('R-ROUTE-4: a network that is lost between two pages is told by the browser, and Back leads to the text again', async ({
  page,
}) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  await openHydrated(page, host.url + 'docs/compatibility');
  host.be('gone');
  await footer(page).getByRole('link', { name: 'Glossary' }).click();
  await page.waitForURL(/chrome-error|glossary/);
  host.be('up');
  // The browser may still be at work on the page that tells of the error.
  await expect(() => page.goBack()).toPass();
  await expect(page).toHaveURL(`${host.url}docs/compatibility`);
  await expect(heading(page)).toBeVisible();
});
