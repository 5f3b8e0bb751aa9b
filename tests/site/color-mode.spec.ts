import { expect, test } from './support/test';
import { expectMode, expectTheme, storeTheme, toggle } from './support/colorMode';
import { complaintsOf, hydrated, openHydrated } from './support/routePages';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`R-COLOR-1: dark by default, also where the system prefers ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, '/');
    await expectTheme(page, 'dark');
    await expectMode(page, 'dark');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-COLOR-1: dark, also where the system prefers light', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/docs/welcome');
    await expectTheme(page, 'dark');
    await expect(page.locator('.navbar__logo img').filter({ visible: true })).toHaveCount(1);
  });
});

test('R-COLOR-1: a page fetches the logo of its theme alone, each of which is a document to the browser', async ({
  page,
}) => {
  const logos = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/img/logo')) logos.add(pathname);
  });
  await openHydrated(page, '/docs/welcome');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([...logos]).toEqual(['/img/logo-dark.svg']);
});

test('R-COLOR-1: the toggle flips between the two', async ({ page }) => {
  await openHydrated(page, '/');
  for (const theme of ['light', 'dark', 'light'] as const) {
    await toggle(page).click();
    await expectTheme(page, theme);
    await expectMode(page, theme);
  }
});

test('R-COLOR-1: a change of the system preference changes nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/');
  // The browser tells the page with its next frame; what follows from that has had its turn when this has.
  const told = await page.evaluateHandle(() => {
    const query = matchMedia('(prefers-color-scheme: light)');
    return { change: new Promise((done) => query.addEventListener('change', () => setTimeout(done))) };
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await told.evaluate(({ change }) => change);
  await expectTheme(page, 'dark');
  await expectMode(page, 'dark');
});

test('R-COLOR-2: the choice is kept under the key `theme`, for other pages and later visits', async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await openHydrated(page, '/docs/welcome');
  await expectTheme(page, 'light');
  await toggle(page).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('R-COLOR-2: another tab follows', async ({ context, page }) => {
  const other = await context.newPage();
  await openHydrated(other, '/docs/welcome');
  await openHydrated(page, '/');
  await toggle(page).click();
  await expectTheme(other, 'light');
  await expectMode(other, 'light');
  await toggle(other).click();
  await expectTheme(page, 'dark');
});

test('R-COLOR-2: no flash: the stored theme is there before any script has loaded', async ({ page }) => {
  await storeTheme(page, 'light');
  await page.route('**/*.js', () => undefined);
  await page.goto('/docs/welcome', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTheme(page, 'light');
});

for (const value of ['sepia', '', '"dark"', 'system']) {
  test(`R-COLOR-2: the stored value ${JSON.stringify(value)} breaks nothing`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await storeTheme(page, value);
    await openHydrated(page, '/');
    await expectTheme(page, 'dark');
    await expectMode(page, 'dark');
    await toggle(page).click();
    await expectTheme(page, 'light');
    expect(complaints).toEqual([]);
  });
}

for (const value of ['sepia', 'Dark', 'system', '']) {
  test(`R-COLOR-2: a theme ${JSON.stringify(value)} in the address breaks nothing`, async ({ page }) => {
    await openHydrated(page, `/docs/welcome?docusaurus-theme=${value}&q=1#main`);
    await expect(page).toHaveURL('/docs/welcome?q=1#main');
    await expectTheme(page, 'dark');
    await expectMode(page, 'dark');
    await expect(page.locator('.navbar__logo img').filter({ visible: true })).toHaveCount(1);
  });
}

test('R-COLOR-2: an address cannot set the attributes of the theme past its settings', async ({ page }) => {
  await openHydrated(page, '/docs/welcome?docusaurus-data-theme=sepia&docusaurus-data-theme-choice=system&q=1');
  await expect(page).toHaveURL('/docs/welcome?q=1');
  await expectTheme(page, 'dark');
  await expectMode(page, 'dark');
  await expect(page.locator('.navbar__logo img').filter({ visible: true })).toHaveCount(1);
});

test('R-COLOR-2: a theme in the address is shown, and not kept', async ({ page }) => {
  await openHydrated(page, '/docs/welcome?docusaurus-theme=light');
  await expectTheme(page, 'light');
  await openHydrated(page, '/docs/welcome');
  await expectTheme(page, 'dark');
});

test('R-COLOR-2: the toggle is disabled until the page is hydrated', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/docs/welcome', { waitUntil: 'commit' });
  await expect(toggle(page)).toBeVisible();
  await expect(toggle(page)).toBeDisabled();
  release();
  await hydrated(page);
  await expect(toggle(page)).toBeEnabled();
});
