import { expect, test } from './support/test';
import { FIXTURE_URL } from './support/fixture';
import { openHydrated } from './support/routePages';
import { active, ask, options } from './support/searchDialog';

test.describe('R-SEARCH-4: the embedded search below a base path, with versions and languages', () => {
  test.use({ baseURL: FIXTURE_URL });

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
