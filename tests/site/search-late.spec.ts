import { expect, test } from './support/test';
import { holdBack } from './support/holdBack';
import { openInterceptable } from './support/routePages';
import { button, dialog, field, PAGE } from './support/searchDialog';

const SCRIPTS = '**/assets/js/*.js';

test.describe('R-SEARCH-1: a dialog whose script is late', () => {
  test('is awaited in sight of the reader', async ({ page }) => {
    await openInterceptable(page, PAGE);
    const release = await holdBack(page, SCRIPTS);
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(button(page)).toHaveCSS('opacity', '0.45');
    release();
    await expect(field(page)).toBeFocused();
    await expect(button(page)).toHaveCSS('opacity', '1');
  });

  test('does not open over the page that its reader has gone to', async ({ page }) => {
    await openInterceptable(page, PAGE);
    const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    const release = await holdBack(page, SCRIPTS);
    const asked = page.waitForRequest(SCRIPTS);
    await button(page).click();
    const request = await asked;
    await link.click();
    await expect(page).not.toHaveURL(PAGE);
    const came = page.waitForEvent('requestfinished', (one) => one === request);
    release();
    await came;
    // The next press finds it loaded, and nothing of the first.
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await expect(field(page)).toBeFocused();
  });

  test('leaves to the assistant what is typed there', async ({ page }) => {
    await openInterceptable(page, PAGE);
    const assistant = page.getByRole('dialog', { name: 'Ask the docs' });
    const question = assistant.getByRole('textbox');
    const ask = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Ask the docs' });
    await ask.click();
    await expect(question).toBeFocused();
    await page.keyboard.press('Escape');
    const release = await holdBack(page, SCRIPTS);
    const asked = page.waitForRequest(SCRIPTS);
    await button(page).click();
    const request = await asked;
    await ask.click();
    await page.keyboard.type('gas?');
    await expect(question).toHaveValue('gas?');
    const came = page.waitForEvent('requestfinished', (one) => one === request);
    release();
    await came;
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await expect(question).toHaveValue('gas?');
  });

  test('is one, however many buttons were pressed for it', async ({ page }) => {
    await openInterceptable(page, '/');
    const release = await holdBack(page, SCRIPTS);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gas');
    release();
    await expect(field(page)).toHaveValue('gas');
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});
