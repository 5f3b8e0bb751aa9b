import { expect, type Page, test } from './support/test';
import { FIXTURE_URL } from './support/fixture';
import { navbar } from './support/navbar';
import { complaintsOf, openHydrated } from './support/routePages';

test.use({ baseURL: FIXTURE_URL });

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const store = (page: Page, key: string) => page.evaluate((name) => sessionStorage.setItem(name, 'yes'), key);

test('R-LAYOUT-11: a page that crashes says so with the message and every cause, inside the layout', async ({
  page,
}) => {
  await openHydrated(page, 'crash');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page.getByText('No water')).toHaveText(
    'No water\n\nCause:\nThe bucket is empty\n\nCause:\nThe well is dry',
  );
  await expect(navbar(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('R-LAYOUT-11: Try again shows the crash once more, or the page once it is repaired', async ({ page }) => {
  await openHydrated(page, 'crash');
  await tryAgain(page).click();
  await expect(page.getByText('No water')).toBeVisible();
  await store(page, 'repaired');
  await tryAgain(page).click();
  await expect(page.getByText('All is well')).toBeVisible();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

test('R-LAYOUT-11: the fallback shows message and Try again where the layout itself crashes', async ({ page }) => {
  await openHydrated(page, './');
  await store(page, 'breakNavbar');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(navbar(page)).toHaveCount(0);
  await expect(page.getByText('The item broke')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await tryAgain(page).click();
  await expect(navbar(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});

test('R-LAYOUT-2: an item that fails reports the offending configuration', async ({ page }) => {
  await openHydrated(page, './');
  await store(page, 'breakNavbar');
  await page.reload();
  await expect(page.getByText('A theme navbar item failed to render.')).toContainText('"note": "the offending item"');
});

test('R-LAYOUT-11: an error that React recovers from is logged to the console', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, 'mismatch');
  await expect(page.getByText('Rendered in the browser')).toBeVisible();
  expect(complaints.join('\n')).toContain('Docusaurus React Root onRecoverableError:');
});

test('R-LAYOUT-12: what needs a provider throws without it', async ({ page }) => {
  await page.goto('orphan');
  await expect(page.getByText(/is called outside the <ColorModeProvider>/)).toBeVisible();
});
