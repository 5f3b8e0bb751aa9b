import { expect, type Page, test } from './support/test';
import { expectMode, expectTheme, storeTheme, toggle } from './support/colorMode';
import { FIXTURE_URL } from './support/fixture';
import { openHydrated } from './support/routePages';

test.use({ baseURL: FIXTURE_URL });

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('R-COLOR-1: with the system preference respected, the cycle is system, light, dark, system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, './');
  for (const { mode, theme, value } of [
    { mode: 'system', theme: 'dark', value: null },
    { mode: 'light', theme: 'light', value: 'light' },
    { mode: 'dark', theme: 'dark', value: 'dark' },
    { mode: 'system', theme: 'dark', value: null },
  ] as const) {
    await expectMode(page, mode);
    await expectTheme(page, theme);
    expect(await stored(page)).toBe(value);
    await toggle(page).click();
  }
});

test('R-COLOR-1: in system mode the page follows the system, in another it does not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, './');
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light');
  await expectTheme(page, 'light');
});

for (const value of ['system', 'sepia']) {
  test(`R-COLOR-2: the stored value "${value}" means the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await storeTheme(page, value);
    await openHydrated(page, './');
    await expectMode(page, 'system');
    await expectTheme(page, 'dark');
  });
}

test('R-COLOR-2: an unexpected mode throws in code', async ({ page }) => {
  await page.goto('odd-mode');
  await expect(page.getByText('unexpected color mode sepia')).toBeVisible();
});
