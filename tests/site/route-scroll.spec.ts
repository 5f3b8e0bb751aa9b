import { nextFrames } from './support/navbar';
import { expect, type Page, test } from './support/test';
import { hydrated, openHydrated } from './support/routePages';

const LONG_PAGE = '/docs/about/glossary';

test.use({ viewport: { width: 1440, height: 500 } });

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBe(top);
  // Drawn there, as for a reader.
  await nextFrames(page);
}

test('R-ROUTE-6: a link with a hash leads to its target', async ({ page }) => {
  await openHydrated(page, '/docs/welcome');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: 'English' }).hover();
  const link = navbar.getByRole('link', { name: 'Help translate' });
  const hash = new URL((await link.getAttribute('href')) ?? '', 'https://example.org').hash;
  await link.click();
  await expect(page).toHaveURL(`/docs/contributing${hash}`);
  const target = page.locator(hash);
  await expect(target).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(500);
  // Clear of the navbar, which would cover it.
  const top = await target.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test('R-ROUTE-6: a direct load with a hash shows its target', async ({ page }) => {
  await openHydrated(page, `${LONG_PAGE}#planck`);
  await expect(page.locator('#planck')).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-ROUTE-6: a part that is opened directly stands below the bar', async ({ page }) => {
    await page.goto(`${LONG_PAGE}#planck`);
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const part = await page.locator('#planck').boundingBox();
    expect(bar?.y).toBe(0);
    expect(part?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
    expect(part?.y).toBeLessThan(200);
  });
});

test('R-ROUTE-6: a link without a hash leads to the top', async ({ page }) => {
  await openHydrated(page, LONG_PAGE);
  await scrollTo(page, 1500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Releases covered' }).click();
  await expect(page).toHaveURL('/docs/compatibility');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('R-ROUTE-6: back and forward restore the position', async ({ page }) => {
  await openHydrated(page, LONG_PAGE);
  const title = page.getByRole('heading', { level: 1 });
  await scrollTo(page, 1500);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Compatibility' }).click();
  await expect(title).not.toHaveText('Glossary');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(title).toHaveText('Glossary');
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.goForward();
  await expect(title).not.toHaveText('Glossary');
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('R-ROUTE-6: back restores the position on a page whose address has a hash', async ({ page }) => {
  await openHydrated(page, `${LONG_PAGE}#planck`);
  const top = (await scrollY(page)) - 400;
  await scrollTo(page, top);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Compatibility' }).click();
  await expect(page).toHaveURL('/docs/compatibility');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect.poll(() => scrollY(page)).toBe(top);
});

test('R-ROUTE-6: back and forward restore the position after a reload, which keeps its own', async ({ page }) => {
  await openHydrated(page, LONG_PAGE);
  const title = page.getByRole('heading', { level: 1 });
  await scrollTo(page, 1500);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Compatibility' }).click();
  await expect(title).not.toHaveText('Glossary');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 300);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.goBack();
  await expect(title).toHaveText('Glossary');
  await expect.poll(() => scrollY(page)).toBe(1500);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.goForward();
  await expect(title).not.toHaveText('Glossary');
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('R-ROUTE-6: a hidden tab that the browser throws away comes back to where the reader was', async ({ page }) => {
  // Such a tab is not told that it goes: this listener comes before those of the page.
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()));
  await openHydrated(page, LONG_PAGE);
  await scrollTo(page, 1500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('R-ROUTE-6: a page that comes back from the memory of the browser is where it was', async ({ page }) => {
  await openHydrated(page, LONG_PAGE);
  await scrollTo(page, 1500);
  // As WebKit does: hides the page, shows it at its top, and has not told of a scroll yet.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.scrollTo(0, 0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await scrollY(page)).toBe(1500);
});

test('R-ROUTE-6: back leads from part to part of a page, each as it was left', async ({ page }) => {
  await openHydrated(page, '/docs/compatibility');
  const parts = page.locator('.table-of-contents__link').filter({ visible: true });
  await scrollTo(page, 150);
  const tops: number[] = [];
  for (const part of [1, 3, 1]) {
    await parts.nth(part).click();
    await expect(page).toHaveURL(new RegExp(`${(await parts.nth(part).getAttribute('href')) ?? ''}$`));
    const heading = await scrollY(page);
    expect(heading).not.toBe(tops.at(-1));
    await scrollTo(page, heading + 60);
    tops.push(heading + 60);
  }
  expect(tops[2]).toBe(tops[0]);
  for (const top of [tops[1], tops[0], 150]) {
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(top);
  }
});
