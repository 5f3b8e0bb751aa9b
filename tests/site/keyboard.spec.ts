import { expect, type Locator, type Page, test } from './support/test';
import { RELEASES } from '../../config/releases';
import { dropdownButton, dropdownMenu, navbar } from './support/navbar';
import { openHydrated } from './support/routePages';
import { active, dialog, field } from './support/searchDialog';

const DOC = '/docs/about/technology/actor-model';
const MAX_STOPS = 120;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether a reader sees where the focus is: an outline around what has it, on the screen, and not scrolled out of a list. */
const isShown = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return true;
    // Cards draw it around the whole card.
    const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const list = element.closest('.thin-scrollbar, .navbar-sidebar__item')?.getBoundingClientRect();
    const inList = !list || (bottom > list.top && top < list.bottom);
    const inView = inList && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return (
      inView &&
      outlines.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1)
    );
  });

/** Goes on with Tab, or back with Shift+Tab, until an element has the focus. Each stop on the way must be visible. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    // Pages scroll to what has the focus.
    await expect.poll(() => isShown(page), { message: `focus can be seen on ${name}` }).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STOPS} times Tab do not lead to ${String(target)}`);
}

test('R-LAYOUT-7: the first stop skips to the text', async ({ page }) => {
  await openHydrated(page, DOC);
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav[aria-label=Main]'))).toBeNull();
});

test('from the home page by search to an answer', async ({ page }) => {
  await openHydrated(page, '/');
  await tabTo(page, navbar(page).getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('message rent');
  await expect(active(page)).toContainText('Message rent');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Message rent');
  await expect(dialog(page)).toHaveCount(0);
});

test('through the menu to a page', async ({ page }) => {
  await openHydrated(page, '/docs/welcome');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  await tabTo(page, menu.getByRole('link', { name: 'About', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/about');
  await tabTo(page, menu.getByRole('link', { name: 'Glossary' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Glossary');
});

test('by the version dropdown to what the release covers', async ({ page }) => {
  await openHydrated(page, DOC);
  const name = `Gear ${RELEASES.gear.version}`;
  await tabTo(page, dropdownButton(page, name));
  await page.keyboard.press('Enter');
  await expect(dropdownMenu(page, name)).toBeVisible();
  await tabTo(page, dropdownMenu(page, name).getByRole('link', { name: 'What this release covers' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/compatibility');
});

test('from a page to the next one, past its code and tables', async ({ page }) => {
  await openHydrated(page, DOC);
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /Next/ });
  const title = await next.locator('.pagination-nav__label').textContent();
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(DOC);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(title ?? '');
});

test('back through a menu that scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await openHydrated(page, '/docs/build/gstd/state');
  const links = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
  await links.last().focus();
  await tabTo(page, links.first(), 'Shift+Tab');
});

test('through a menu that stays with the focus when the page changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await openHydrated(page, '/docs/build/gstd/state');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  await menu.getByRole('link', { name: 'Mailbox' }).click();
  await expect(heading(page)).not.toHaveText('Keep state and read it');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.goBack();
  await expect(menu.locator('[aria-current]')).toHaveText('State');
  // The menu would move to the entry of the page in the frame after that which marks it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await isShown(page)).toBe(true);
});

test('into the contents of a long page, which stay with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openHydrated(page, '/docs/about/glossary');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /Next/ }).focus();
  // The page moves to where the contents are in view.
  await page.evaluate(() => {
    document.addEventListener('scrollend', () => document.body.toggleAttribute('data-moved', true), { once: true });
  });
  await page.keyboard.press('Tab');
  await page.locator('body[data-moved]').waitFor();
  await expect(page.locator('.table-of-contents a').first()).toBeFocused();
  expect(await isShown(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('through the menu to a page', async ({ page }) => {
    await openHydrated(page, '/docs/about');
    await tabTo(page, page.getByRole('button', { name: 'Toggle navigation bar' }));
    await page.keyboard.press('Enter');
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar).toBeInViewport();
    await tabTo(page, sidebar.getByRole('link', { name: 'Glossary' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Glossary');
    await expect(sidebar).not.toBeInViewport();
  });

  test('out of the menu again, which then has no stops', async ({ page }) => {
    await openHydrated(page, '/docs/about');
    await tabTo(page, page.getByRole('button', { name: 'Toggle navigation bar' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Close navigation bar' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await tabTo(page, page.getByRole('main').getByRole('link').first());
  });

  test('a wide table scrolls', async ({ page }) => {
    await openHydrated(page, '/docs/api/calculate-gas');
    const table = page.getByRole('group', { name: 'Table' }).first();
    await tabTo(page, table);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((area) => area.scrollLeft)).toBeGreaterThan(0);
  });
});

test('the page stays where it is while the bar above it is walked through', async ({ page }) => {
  await openHydrated(page, '/docs/about/glossary');
  // It stands at the top, and comes first.
  await page.getByRole('button', { name: 'Close' }).first().click();
  // The bar shows on the way up.
  for (const top of [1600, 1500]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  }
  await expect(navbar(page)).toBeInViewport();
  await tabTo(page, navbar(page).getByRole('button', { name: 'Search' }));
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});
