import { expect, type Page, test } from './support/test';
import { navbar, nextFrames } from './support/navbar';
import { openHydrated, openInterceptable } from './support/routePages';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.use({ viewport: PHONE });

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const sidebar = (page: Page) => page.locator('.navbar-sidebar');
const backButton = (page: Page) => sidebar(page).getByRole('button', { name: 'Back to main menu' });
const collapsible = (page: Page, name: string) =>
  sidebar(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

async function scrollOf(page: Page): Promise<number> {
  await nextFrames(page);
  return page.evaluate(() => window.scrollY);
}

test('R-LAYOUT-5: below 996 px the entries of the navbar move into a sidebar', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(navbar(page).getByRole('link', { name: 'Network' })).toHaveCount(0);
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Docs', 'Network', 'Gear IDEA', 'Contribute']) {
    await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await sidebar(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(sidebar(page)).not.toBeInViewport();
});

test('R-LAYOUT-5: the sidebar opens in browsers that do not know :has, and keeps the keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    const find = (selectors: string) => Document.prototype.querySelectorAll.call(document, selectors);
    document.querySelectorAll = (selectors: string) => {
      if (selectors.includes(':has(')) throw new DOMException('No valid selector.', 'SyntaxError');
      return find(selectors);
    };
  });
  await openHydrated(page, '/docs/welcome');
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Skip to main content' })).toHaveJSProperty('inert', true);
});

test('Escape closes the sidebar and gives the focus back to what opened it', async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).not.toBeInViewport();
  await expect(toggle(page)).toBeFocused();
});

test('R-SEARCH-1: what is typed over the sidebar before search has loaded is asked for, and Escape leaves the sidebar open', async ({
  page,
}) => {
  await openInterceptable(page, '/docs/welcome');
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('reserve');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('reserve');
});

test('the keyboard begins in the sidebar, and does not go to what it covers', async ({ page }) => {
  await openHydrated(page, '/docs/welcome');
  await toggle(page).press('Enter');
  await expect(sidebar(page)).toBeInViewport();
  await expect(sidebar(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  const stops = await sidebar(page).locator('a, button').filter({ visible: true }).count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || Boolean(focused?.closest('.navbar-sidebar'));
    });
    expect(isSeen, `stop ${stop}`).toBe(true);
  }
});

test('what closes the sidebar gives the focus back to what opened it, and the page to the keyboard', async ({
  page,
}) => {
  await openHydrated(page, '/docs/welcome');
  await toggle(page).press('Enter');
  await sidebar(page).getByRole('button', { name: 'Close navigation bar' }).press('Enter');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(navbar(page).getByRole('link').first()).toBeFocused();
});

test('R-LAYOUT-5: the layout is the mobile one up to 996 px, and the desktop one from there', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await openHydrated(page, '/docs/welcome');
  await expect(toggle(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test('R-LAYOUT-5: on a doc the sidebar shows the docs menu, from which a button leads back to the main menu', async ({
  page,
}) => {
  await openHydrated(page, '/docs/welcome');
  await toggle(page).click();
  await expect(sidebar(page).getByRole('link', { name: 'Compatibility' })).toBeInViewport();
  await expect(sidebar(page).getByRole('link', { name: 'Network' })).not.toBeInViewport();
  await backButton(page).press('Enter');
  await expect(sidebar(page).getByRole('link', { name: 'Network' })).toBeInViewport();
  await expect(backButton(page)).not.toBeInViewport();
  // The button that was pressed has gone.
  await expect(sidebar(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
});

test('R-LAYOUT-5: choosing a page in the docs menu opens it and closes the sidebar', async ({ page }) => {
  await openHydrated(page, '/docs/welcome');
  await toggle(page).click();
  await sidebar(page).getByRole('link', { name: 'Compatibility' }).click();
  await expect(page).toHaveURL('/docs/compatibility');
  await expect(sidebar(page)).not.toBeInViewport();
});

test('R-LAYOUT-5: search above the sidebar is closed first, and closes the sidebar when it leads to another page', async ({
  page,
}) => {
  await openHydrated(page, '/docs/welcome');
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sidebar(page)).toBeInViewport();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('existential deposit');
  await expect(page.getByRole('option').first()).toContainText(/existential/i);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/docs/welcome');
  await expect(sidebar(page)).not.toBeInViewport();
});

test('R-LAYOUT-5: the page does not scroll while the sidebar is shown', async ({ page }) => {
  await openHydrated(page, '/docs/about/glossary');
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 300);
  expect(await scrollOf(page)).toBe(0);
  await sidebar(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(sidebar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollOf(page)).toBe(300);
});

test('R-LAYOUT-5: the sidebar closes when the layout returns to desktop', async ({ page }) => {
  await openHydrated(page, '/docs/about/glossary');
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
  await page.setViewportSize(DESKTOP);
  await expect(sidebar(page)).toHaveCount(0);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollOf(page)).toBe(300);
  await page.setViewportSize(PHONE);
  await expect(sidebar(page)).not.toBeInViewport();
});

test('R-LAYOUT-5: dropdown entries are collapsed, and expand on demand', async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page).click();
  const languages = collapsible(page, 'Languages');
  await expect(languages.getByRole('link', { name: 'Help translate' })).toBeHidden();
  await languages.getByRole('button', { name: 'Expand the dropdown' }).click();
  await expect(languages.getByRole('link', { name: 'Help translate' })).toBeVisible();
  await languages.getByRole('button', { name: 'Collapse the dropdown' }).click();
  await expect(languages.getByRole('link', { name: 'Help translate' })).toBeHidden();
});

test('R-LAYOUT-5: a dropdown that leads to the shown page is expanded', async ({ page }) => {
  await openHydrated(page, '/docs/compatibility');
  await toggle(page).click();
  await backButton(page).click();
  await expect(collapsible(page, 'Versions').getByRole('link', { name: 'What this release covers' })).toBeInViewport();
  await expect(collapsible(page, 'Languages').getByRole('link', { name: 'Help translate' })).toBeHidden();
});

test('R-LAYOUT-5: opened again, the sidebar is as it was left, and on another page it shows the place of that', async ({
  page,
}) => {
  await openHydrated(page, '/docs/welcome');
  await toggle(page).click();
  const label = await sidebar(page)
    .getByRole('button', { name: /^Expand sidebar category/ })
    .first()
    .getAttribute('aria-label');
  const closed = sidebar(page).getByRole('button', { name: label ?? '', exact: true });
  await closed.click();
  await expect(closed).toHaveCount(0);
  await sidebar(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(sidebar(page)).not.toBeInViewport();
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
  await expect(closed).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'Compatibility' }).click();
  await expect(page).toHaveURL('/docs/compatibility');
  // Closed, it costs other pages nothing.
  await expect(sidebar(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(sidebar(page).getByRole('link', { name: 'Compatibility' })).toHaveAttribute('aria-current', 'page');
  await expect(closed).toHaveCount(1);
});
