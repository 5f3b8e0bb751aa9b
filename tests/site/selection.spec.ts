import { markDocument, openHydrated } from './support/routePages';
import { expect, type Page, test } from './support/test';

/** A page with code, tables and a diagram. */
const PAGE = '/docs/build/deploy';

/** Selects the first line of code on the page. */
const selectCode = (page: Page) =>
  page.evaluate(() => {
    const code = document.querySelector('article pre code');
    if (!code) throw new Error('The page has no code.');
    getSelection()?.setBaseAndExtent(code, 0, code, 2);
    return getSelection()?.toString() ?? '';
  });
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());

test('what is selected before scripts have taken over the page stays selected', async ({ page }) => {
  let start = () => {};
  const asked = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.locator('article pre code').first().waitFor();
  const text = await selectCode(page);
  expect(text).not.toBe('');
  start();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // The last button of the page works when its start has come to its end.
  await expect(page.locator('.theme-code-block button').last()).toBeEnabled();
  expect(await selected(page)).toBe(text);
});

test('a selection across a block of code takes the code, and not the button that copies it', async ({ page }) => {
  await openHydrated(page, PAGE);
  const block = page.locator('.theme-code-block').first();
  const text = await block.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString() ?? '';
  });
  expect(text).toContain((await block.locator('code').innerText()).split('\n')[0]);
  expect(text).not.toContain('Copy');
});

test('what is selected stays selected when the address changes within the page', async ({ page }) => {
  await openHydrated(page, PAGE);
  await markDocument(page);
  const text = await selectCode(page);
  const heading = page.locator('article h2').last();
  await heading.locator('.hash-link').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/#/);
  await expect(heading).toBeInViewport();
  expect(await selected(page)).toBe(text);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  expect(await selected(page)).toBe(text);
});
