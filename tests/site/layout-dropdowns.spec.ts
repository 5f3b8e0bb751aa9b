import { expect, type Page, test } from './support/test';
import { RELEASES } from '../../config/releases';
import { dropdownButton, dropdownMenu } from './support/navbar';
import { openHydrated } from './support/routePages';

const NAME = 'English';

async function openByKey(page: Page): Promise<void> {
  await dropdownButton(page, NAME).focus();
  await page.keyboard.press('Enter');
  await expect(dropdownMenu(page, NAME)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/docs/welcome');
  await expect(dropdownMenu(page, NAME)).toBeHidden();
});

test('R-LAYOUT-5: a dropdown opens while the mouse is over it', async ({ page }) => {
  await dropdownButton(page, NAME).hover();
  await expect(dropdownMenu(page, NAME)).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(dropdownMenu(page, NAME)).toBeHidden();
});

test('R-LAYOUT-5: Enter opens a dropdown and closes it, and assistive technology is told', async ({ page }) => {
  const button = dropdownButton(page, NAME);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await openByKey(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(dropdownMenu(page, NAME)).toBeHidden();
});

test('R-LAYOUT-5: a press of the mouse outside closes a dropdown', async ({ page }) => {
  await openByKey(page);
  await page.mouse.move(700, 600);
  await page.mouse.down();
  await expect(dropdownMenu(page, NAME)).toBeHidden();
});

test('R-LAYOUT-5: focus that moves on past the entries closes a dropdown', async ({ page }) => {
  await openByKey(page);
  const entries = dropdownMenu(page, NAME).getByRole('link');
  for (const entry of await entries.all()) {
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dropdownMenu(page, NAME)).toBeHidden();
});

test('Escape closes a dropdown and gives the focus back to what opened it', async ({ page }) => {
  await openByKey(page);
  await page.keyboard.press('Tab');
  await expect(dropdownMenu(page, NAME).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dropdownMenu(page, NAME)).toBeHidden();
  await expect(dropdownButton(page, NAME)).toBeFocused();
});

test('Escape closes a dropdown that the mouse holds open, until it comes again (WCAG 1.4.13)', async ({ page }) => {
  await dropdownButton(page, NAME).hover();
  await expect(dropdownMenu(page, NAME)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dropdownMenu(page, NAME)).toBeHidden();
  await page.mouse.move(700, 600);
  await dropdownButton(page, NAME).hover();
  await expect(dropdownMenu(page, NAME)).toBeVisible();
});

test('Space opens a dropdown, as it does with every button', async ({ page }) => {
  await dropdownButton(page, NAME).focus();
  await page.keyboard.press('Space');
  await expect(dropdownMenu(page, NAME)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const name of [NAME, `Gear ${RELEASES.gear.version}`]) {
  test(`assistive technology, which presses without mouse and key, opens "${name}" and closes it, and is promised no more`, async ({
    page,
  }) => {
    const button = dropdownButton(page, name);
    // As screen readers and speech input do it: a click by the browser, not by a pointer.
    const press = () => button.evaluate((link) => (link as HTMLElement).click());
    await press();
    await expect(dropdownMenu(page, name)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/docs/welcome');
    await press();
    await expect(dropdownMenu(page, name)).toBeHidden();
    // Links in a list are no menu, through which arrow keys would lead.
    await expect(button).not.toHaveAttribute('aria-haspopup');
  });
}

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('R-LAYOUT-5: a touch outside closes a dropdown', async ({ page }) => {
    await openByKey(page);
    // A touch alone: the mouse events that browsers add after it must not be what closes the dropdown.
    await page.getByRole('article').dispatchEvent('touchstart');
    await expect(dropdownMenu(page, NAME)).toBeHidden();
  });
});
