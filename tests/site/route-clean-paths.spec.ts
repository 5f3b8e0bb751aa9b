import { expect, type Page, test } from './support/test';
import { complaintsOf, hydrated, isMarked, markDocument, openHydrated, serveAs } from './support/routePages';

const PAGE = '/docs/about/glossary';
const OTHER = '/docs/compatibility';

/** Opens the page under another address, and expects it to be what it is under its own. */
async function expectPageAt(page: Page, address: string) {
  await openHydrated(page, `${address}?q=gas#planck`);
  await expect(page).toHaveURL(`${PAGE}?q=gas#planck`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Glossary');
}

for (const address of [`${PAGE}.html`, `${PAGE}/index.html`, `${PAGE}/`]) {
  test.describe(address, () => {
    test('R-ROUTE-1: stands for the clean path on a host that does not rewrite', async ({ page }) => {
      const complaints = complaintsOf(page);
      await serveAs(page, address, PAGE);
      await expectPageAt(page, address);
      // Nothing of what the host sent was thrown away.
      expect(complaints).toEqual([]);
    });

    test('R-ROUTE-1: stands for the clean path in the history of the browser', async ({ page }) => {
      await openHydrated(page, OTHER);
      await markDocument(page);
      await page.evaluate((entry) => {
        history.replaceState(null, '', entry);
        history.pushState(null, '', '#later');
      }, address);
      await page.goBack();
      await expect(page).toHaveURL(PAGE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
      expect(await isMarked(page)).toBe(true);
    });
  });
}

for (const [address, clean] of [
  [`${PAGE}.html`, PAGE],
  [`${PAGE}/`, PAGE],
  ['/docs.html', '/docs'],
  ['/index.html', '/'],
] as const) {
  test(`R-ROUTE-1: ${address} ends as ${clean}`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page).toHaveURL(clean);
  });
}

test('R-ROUTE-1: /search/index.html is the search page on a host that knows no such file', async ({ page }) => {
  await serveAs(page, '/search/index.html', '/404.html');
  await openHydrated(page, '/search/index.html?q=gas');
  await expect(page).toHaveURL('/search?q=gas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await expect(page.locator('main')).toHaveCount(1);
});

for (const address of [`${PAGE}/`, `${PAGE}/index.html`]) {
  test(`R-ROUTE-6: ${address} scrolls to its target on a host that serves its not-found page for it`, async ({
    page,
  }) => {
    await serveAs(page, address, '/404.html');
    await openHydrated(page, `${address}#planck`);
    await expect(page).toHaveURL(`${PAGE}#planck`);
    await expect(page.locator('#planck')).toBeInViewport();
  });
}

for (const address of [`${PAGE}//`, '/docs//about///glossary']) {
  for (const served of [PAGE, '/404.html']) {
    test(`R-ROUTE-1: ${address} is the page on a host that serves ${served} for it`, async ({ page }) => {
      await serveAs(page, address, served);
      await expectPageAt(page, address);
    });
  }
}
