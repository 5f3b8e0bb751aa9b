import { ASSISTANT_ORIGIN } from '../stubs/ports';
import { HOSTED_URL } from './support/fixture';
import { openHydrated } from './support/routePages';
import { expect, type Page, test } from './support/test';

test.use({ baseURL: HOSTED_URL });

const SERVICES = [`${ASSISTANT_ORIGIN}/**`, 'https://www.googletagmanager.com/**'];

const FAULTS = {
  dead: (page: Page) => Promise.all(SERVICES.map((url) => page.route(url, (route) => route.abort('connectionfailed')))),
  silent: (page: Page) => Promise.all(SERVICES.map((url) => page.route(url, () => undefined))),
  broken: (page: Page) =>
    Promise.all(SERVICES.map((url) => page.route(url, (route) => route.fulfill({ status: 500, body: 'oops(' })))),
};

for (const [name, inject] of Object.entries(FAULTS)) {
  test(`R-ASSIST-1: with ${name} services the page reads, leads on and searches as ever`, async ({ page }) => {
    await inject(page);
    await openHydrated(page, 'docs/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Shared' }).click();
    await expect(page).toHaveURL(/\/docs\/shared$/);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('gas');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  });
}

test('R-ASSIST-1: an assistant that cannot be loaded says so, offers search, and can be tried again', async ({
  page,
}) => {
  await FAULTS.dead(page);
  await openHydrated(page, 'docs/news');
  const assistant = page.getByRole('complementary', { name: 'Assistant' });
  await page.getByRole('button', { name: 'Ask the docs' }).click();
  await expect(assistant.getByRole('status')).toContainText('could not be loaded');
  await expect(assistant.getByRole('link', { name: 'Search the docs' })).toBeVisible();
  await expect(assistant.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
