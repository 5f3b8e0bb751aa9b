import { expect, test } from './support/test';
import { FIXTURE_URL } from './support/fixture';
import { openHydrated } from './support/routePages';

test('R-LAYOUT-1, R-LAYOUT-4: the footer has titled columns of links, a logo that leads home, and the copyright', async ({
  page,
}) => {
  await openHydrated(page, '/docs/welcome');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Learn', 'Take part', 'Source', 'Help']);
  await expect(footer.getByRole('link', { name: 'Discord' })).toHaveAttribute('target', '_blank');
  await expect(footer).toContainText('Text and code under the MIT licence.');
  await footer.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/docs/about/glossary');
  await footer.getByRole('link', { name: 'Vara documentation' }).click();
  await expect(page).toHaveURL('/');
});

test('R-LAYOUT-4: the logo of the footer fits the theme', async ({ page }) => {
  await openHydrated(page, '/');
  const shown = page.getByRole('contentinfo').getByAltText('Vara documentation').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('src', '/img/logo-dark.svg');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(shown).toHaveAttribute('src', '/img/logo.svg');
});

test.describe('with other settings', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-LAYOUT-4: flat links, the dark style and every setting of the logo work', async ({ page }) => {
    await openHydrated(page, './');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveCSS('background-color', 'rgb(48, 56, 70)');
    await expect(footer.locator('.footer__title')).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Flat link' })).toHaveAttribute('href', '/fixture/docs/welcome');
    await expect(footer.getByRole('link', { name: 'Outside' })).toHaveAttribute('href', 'https://example.org');
    await expect(footer).toContainText('Nobody holds this.');
    const logo = footer.getByAltText('Footer logo').filter({ visible: true });
    expect(await logo.boundingBox()).toMatchObject({ width: 40, height: 30 });
    await expect(footer.getByRole('link', { name: 'Footer logo' })).toHaveAttribute('href', '/fixture/');
  });
});
