import { expect, test } from './support/test';
import { FIXTURE_URL } from './support/fixture';
import { openHydrated } from './support/routePages';
import { active, ask, dialog, options } from './support/searchDialog';

test.describe('R-SEARCH-4: the embedded search below a base path, with versions and languages', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-SEARCH-2: all results of an older release are results of that release', async ({ page }) => {
    await openHydrated(page, 'docs/1.0/welcome');
    await ask(page, 'shared');
    const all = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+ results/.exec(await all.innerText())?.[0] ?? '';
    await all.click();
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText(count);
    const links = await main.getByRole('listitem').getByRole('link').all();
    for (const link of links) await expect(link).toHaveAttribute('href', /^\/fixture\/docs\/1\.0\//);
  });

  test('R-SEARCH-2: what was opened in one language is not offered in another', async ({ page }) => {
    await openHydrated(page, 'docs/news');
    await ask(page, 'shared');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fixture/docs/shared');
    await openHydrated(page, 'de/docs/news');
    await page.keyboard.press('/');
    await expect(dialog(page)).toContainText('No recent searches');
  });

  for (const [where, path, target] of [
    ['the current release', 'docs/news', '/fixture/docs/shared'],
    ['an older release', 'docs/1.0/welcome', '/fixture/docs/1.0/shared'],
    ['another language', 'de/docs/news', '/fixture/de/docs/shared'],
  ] as const) {
    test(`finds only what belongs to ${where} when asked from there`, async ({ page }) => {
      await openHydrated(page, path);
      await ask(page, 'shared');
      await expect(active(page)).toHaveAttribute('href', target);
      const targets = await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.filter((href) => !href.startsWith(target))).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared');
    });
  }
});
