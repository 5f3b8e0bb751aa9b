import { expect, type Page, test } from './support/test';
import { FIXTURE_URL } from './support/fixture';
import { dropdownButton, dropdownMenu } from './support/navbar';
import { openHydrated } from './support/routePages';

test.use({ baseURL: FIXTURE_URL });

async function choose(page: Page, dropdown: string, entry: string): Promise<void> {
  await dropdownButton(page, dropdown).hover();
  await dropdownMenu(page, dropdown).getByRole('link', { name: entry }).click();
}

test('R-LAYOUT-3: with a second version, the dropdown leads to the same page of the other version', async ({
  page,
}) => {
  await openHydrated(page, 'docs/shared?from=here#second-level');
  await choose(page, 'Release 2', 'Release 1');
  await expect(page).toHaveURL('docs/1.0/shared?from=here#second-level');
  await expect(page.getByText('as release 1 has it')).toBeVisible();
  await expect(dropdownButton(page, 'Release 1')).toBeVisible();
  await choose(page, 'Release 1', 'Release 2');
  await expect(page).toHaveURL('docs/shared?from=here#second-level');
  await expect(page.getByText('as release 2 has it')).toBeVisible();
});

test('R-LAYOUT-3: from a page that the other version lacks, the dropdown leads to its main page', async ({ page }) => {
  await openHydrated(page, 'docs/news');
  await choose(page, 'Release 2', 'Release 1');
  await expect(page).toHaveURL('docs/1.0/welcome');
});

test('R-LAYOUT-3, R-DATA: the chosen version is kept for pages that belong to none', async ({ page }) => {
  await openHydrated(page, 'docs/welcome');
  await choose(page, 'Release 2', 'Release 1');
  await expect(page).toHaveURL('docs/1.0/welcome');
  await openHydrated(page, './');
  await expect(dropdownButton(page, 'Release 1')).toBeVisible();
});

test('R-LAYOUT-3: with a second language, the switcher leads to the same page in the other language', async ({
  page,
}) => {
  await openHydrated(page, 'docs/welcome');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await choose(page, 'English', 'Deutsch');
  await expect(page).toHaveURL('de/docs/welcome');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
  await choose(page, 'Deutsch', 'English');
  await expect(page).toHaveURL('docs/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
});

test('R-LAYOUT-3: with a second language, the home page has its own in it', async ({ page }) => {
  await openHydrated(page, './');
  await choose(page, 'English', 'Deutsch');
  await expect(page).toHaveURL('de/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
});

test('R-LAYOUT-3: the switchers keep the query and the place of an address that was opened directly', async ({
  page,
}) => {
  await openHydrated(page, 'search?q=shared');
  await choose(page, 'English', 'Deutsch');
  await expect(page).toHaveURL('de/search?q=shared');
  await openHydrated(page, 'docs/shared?from=here#second-level');
  for (const [dropdown, entry, path] of [
    ['English', 'Deutsch', 'de/docs/shared'],
    ['Release 2', 'Release 1', 'docs/1.0/shared'],
  ] as const) {
    const link = dropdownMenu(page, dropdown).locator('a', { hasText: entry });
    await expect(link).toHaveAttribute('href', `/fixture/${path}?from=here#second-level`);
  }
});
