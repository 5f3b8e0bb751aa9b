import { expect, type Page, test } from './support/test';
import { SEARCH_ORIGINS } from '../stubs/ports';
import { openHydrated } from './support/routePages';
import { active, ask, dialog, field, options } from './support/searchDialog';
import { HOSTED_SITE, SEARCH_SITES } from './support/searchSites';

test.use({ baseURL: HOSTED_SITE.url });

const [FIRST_HOST = '', SECOND_HOST = ''] = SEARCH_ORIGINS;

/** Notes which hosts are asked from now on. */
function hostsAsked(page: Page): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) hosts.push(new URL(request.url()).origin);
  });
  return hosts;
}

test.describe('R-SEARCH-4: hosted search', () => {
  test('prepares the connection, and does not ask before the reader does', async ({ page }) => {
    const asked = hostsAsked(page);
    await openHydrated(page, 'docs/news');
    await expect(page.locator(`head link[rel=preconnect][href="${FIRST_HOST}"]`)).toHaveCount(1);
    await ask(page, '');
    expect(asked).toEqual([]);
  });

  test('needs no permission of its host, which would be a second request', async ({ page }) => {
    const methods: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(FIRST_HOST)) methods.push(request.method());
    });
    await openHydrated(page, 'docs/news');
    await ask(page, 'gas');
    await expect(options(page).first()).toBeVisible();
    expect(new Set(methods)).toEqual(new Set(['POST']));
  });

  for (const [where, path, query, target] of [
    ['the current release', 'docs/shared', 'welcome', '/fixture/docs/welcome'],
    ['an older release', 'docs/1.0/shared', 'welcome', '/fixture/docs/1.0/welcome'],
    ['another language', 'de/docs/shared', 'willkommen', '/fixture/de/docs/welcome'],
  ] as const) {
    test(`finds only what belongs to ${where} when asked from there`, async ({ page }) => {
      await openHydrated(page, path);
      await ask(page, query);
      await expect(active(page)).toHaveAttribute('href', target);
      await expect(options(page)).toHaveCount(1);
    });
  }

  test('goes on with the next host when one is down, and stays there', async ({ page }) => {
    await openHydrated(page, 'docs/news');
    const asked = hostsAsked(page);
    await ask(page, 'gas unavailable');
    await expect(options(page).first()).toBeVisible();
    await field(page).fill('gas');
    await expect(field(page)).toHaveValue('gas');
    await expect.poll(() => asked).toEqual([FIRST_HOST, SECOND_HOST, SECOND_HOST]);
  });

  test('goes on with the next host when one is silent for a second; the reader sees that it takes long', async ({
    page,
  }) => {
    await openHydrated(page, 'docs/news');
    const asked = hostsAsked(page);
    await ask(page, 'gas silent');
    await expect(dialog(page).locator('[data-status]')).toHaveAttribute('data-status', 'stalled');
    await expect(options(page).first()).toBeVisible();
    expect(asked).toEqual([FIRST_HOST, SECOND_HOST]);
  });

  for (const fault of ['nobody', 'nonsense', 'refused']) {
    test(`tells an error when the hosts answer "${fault}", and recovers`, async ({ page }) => {
      await openHydrated(page, 'docs/news');
      await ask(page, `gas ${fault}`);
      await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
      await field(page).fill('gas');
      await expect(options(page).first()).toBeVisible();
    });
  }

  test('R-SEARCH-7: prints what an index holds as text', async ({ page }) => {
    await openHydrated(page, 'docs/news');
    await ask(page, 'hostile');
    await expect(active(page)).toContainText('Hostile <img src=x onerror=document.title=1>');
    await page.goto('search?q=hostile');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText('<img src=x');
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });
});

test.describe('R-SEARCH-3: where results lead', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('a URL that matches externalUrlRegex is loaded as a page of another site is', async ({ page }) => {
    await openHydrated(page, 'docs/news');
    await ask(page, 'outside');
    await expect(active(page)).toHaveAttribute('href', `${FIRST_HOST}/external`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${FIRST_HOST}/external`);
    await expect(heading(page)).toHaveText('Outside');
    await page.goto('search?q=outside');
    await page.getByRole('main').getByRole('link', { name: 'Outside' }).click();
    await expect(page).toHaveURL(`${FIRST_HOST}/external`);
  });

  test('replaceSearchResultPathname changes the path of a result', async ({ page }) => {
    await openHydrated(page, 'docs/shared');
    await ask(page, 'moved');
    await expect(active(page)).toHaveAttribute('href', '/fixture/docs/news');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('News');
  });
});

for (const { backend, url } of SEARCH_SITES) {
  test(`R-SEARCH-4: browsers are told how to search the site; a connection is prepared when it is hosted: ${backend}`, async ({
    page,
  }) => {
    await page.goto(url);
    const link = page.locator('link[rel=search]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const file = new URL((await link.getAttribute('href')) ?? '', url);
    const xml = await (await page.request.get(file.href)).text();
    const path = new URL(url).pathname;
    expect(xml).toMatch(new RegExp(`template="https://[^/"]+${path}search\\?q=\\{searchTerms\\}"`));
    await expect(page.locator(`link[rel=preconnect][href="${FIRST_HOST}"]`)).toHaveCount(backend === 'hosted' ? 1 : 0);
  });
}
