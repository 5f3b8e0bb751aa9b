import { expect, test } from './support/test';
import { RELEASES } from '../../config/releases';
import { dropdownButton, dropdownMenu, navbar } from './support/navbar';
import { openHydrated } from './support/routePages';

const VERSION = `Gear ${RELEASES.gear.version}`;

test('R-LAYOUT-1: the navbar has the logo, the docs, the outside sites and the tools of the reader', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const bar = navbar(page);
  await expect(bar.getByRole('link', { name: 'Vara docs' })).toHaveAttribute('href', '/');
  await expect(bar.locator('.navbar__logo img').filter({ visible: true })).toHaveJSProperty('complete', true);
  await expect(bar.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute('href', '/docs/welcome');
  for (const [name, href] of [
    ['Network', 'https://vara.network'],
    ['Gear IDEA', 'https://idea.gear-tech.io'],
    ['Contribute', 'https://github.com/gear-foundation/vara-wiki'],
  ] as const) {
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(dropdownButton(page, VERSION)).toBeVisible();
  await expect(dropdownButton(page, 'English')).toBeVisible();
  await expect(bar.getByRole('button', { name: /Switch between dark and light mode/ })).toBeEnabled();
  await expect(bar.getByRole('button', { name: /Search/ })).toBeVisible();
});

test('R-LAYOUT-1: the navbar tells which of its links leads to the page that is shown, also to one that a link led to', async ({
  page,
}) => {
  const current = navbar(page).locator('a', { hasText: 'What this release covers' });
  await openHydrated(page, '/docs/compatibility');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await navbar(page).getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL('/docs/welcome');
  await expect(current).not.toHaveAttribute('aria-current');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href="/docs/compatibility"]').click();
  await expect(page).toHaveURL('/docs/compatibility');
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('R-LAYOUT-1: the logo of the navbar fits the theme', async ({ page }) => {
  await openHydrated(page, '/');
  const shown = navbar(page).locator('.navbar__logo img').filter({ visible: true });
  await expect(shown).toHaveAttribute('src', '/img/logo-dark.svg');
  await navbar(page)
    .getByRole('button', { name: /Switch between dark and light mode/ })
    .click();
  await expect(shown).toHaveAttribute('src', '/img/logo.svg');
});

test('R-LAYOUT-1: a page fetches the logo of the theme that it shows, and the other one when the reader turns to it', async ({
  page,
}) => {
  const logos: string[] = [];
  page.on('request', (request) => logos.push(...(/img\/logo.*/.exec(request.url()) ?? [])));
  await openHydrated(page, '/docs/api/send-message');
  const shown = navbar(page).locator('.navbar__logo img').filter({ visible: true });
  await expect(shown).toHaveJSProperty('complete', true);
  expect(logos).toEqual(['img/logo-dark.svg']);
  await navbar(page)
    .getByRole('button', { name: /Switch between dark and light mode/ })
    .click();
  await expect(shown).toHaveAttribute('src', '/img/logo.svg');
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  expect(logos).toEqual(['img/logo-dark.svg', 'img/logo.svg']);
});

test('R-LAYOUT-3: the version dropdown marks what the reader has before her', async ({ page }) => {
  await openHydrated(page, '/docs/compatibility');
  const marked = dropdownMenu(page, VERSION).locator('.dropdown__link--active');
  await expect(marked).toHaveText([VERSION, 'What this release covers']);
});

test('R-LAYOUT-3: the version dropdown says what the docs describe and leads to the compatibility page', async ({
  page,
}) => {
  await openHydrated(page, '/docs/welcome');
  await dropdownButton(page, VERSION).hover();
  const menu = dropdownMenu(page, VERSION);
  await expect(menu.getByRole('link', { name: VERSION })).toBeVisible();
  await menu.getByRole('link', { name: 'What this release covers' }).click();
  await expect(page).toHaveURL('/docs/compatibility');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R-LAYOUT-3: the language switcher lists English and leads to how to help translate', async ({ page }) => {
  await openHydrated(page, '/docs/welcome');
  await dropdownButton(page, 'English').hover();
  const menu = dropdownMenu(page, 'English');
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/docs/welcome');
  await menu.getByRole('link', { name: 'Help translate' }).click();
  await expect(page).toHaveURL('/docs/contributing#translate');
  await expect(page.locator('#translate')).toBeInViewport();
});

for (const width of [997, 1100, 1280]) {
  test(`R-LAYOUT-1: at ${width} px each item of the navbar stands on one line, and the title is whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/docs/welcome');
    const items = navbar(page).locator('.navbar__item').filter({ visible: true });
    const lines = await items.evaluateAll((all) =>
      all.map((item) => [
        item.textContent,
        Math.round(item.clientHeight / parseFloat(getComputedStyle(item).lineHeight)),
      ]),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
    const title = navbar(page).locator('.navbar__title');
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });
}
