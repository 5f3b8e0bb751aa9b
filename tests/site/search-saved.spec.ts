import { expect, type Page, test } from './support/test';
import { hierarchyOf } from '../../src/shared/search/record';
import { complaintsOf, openHydrated } from './support/routePages';
import { dialog, field, group, options, visit } from './support/searchDialog';
import { SEARCH_SITES } from './support/searchSites';

const KEY = 'vd-searches';
const saved = (count: number, kind: string) =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `${kind}${index}`,
    url: '/docs/welcome',
    hierarchy: hierarchyOf(['About', `${kind} ${index}`]),
  }));

/** Puts searches into the storage of the page, and opens the start screen. */
async function startWith(page: Page, recents: number, favourites: number) {
  const json = JSON.stringify({ recent: saved(recents, 'Recent'), favourites: saved(favourites, 'Favourite') });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, json] as const);
  await openHydrated(page, '/docs/about/glossary');
  await page.keyboard.press('/');
}

for (const { backend, url, page: path, first, second } of SEARCH_SITES) {
  test.describe(`R-SEARCH-2: recent and favourite searches, ${backend}`, () => {
    test.use({ baseURL: url });
    test.beforeEach(({ page }) => openHydrated(page, path));

    test('who has none yet is shown what can be asked', async ({ page }) => {
      await page.keyboard.press('/');
      const suggestion = dialog(page).getByRole('button', { name: 'delayed messages' });
      await suggestion.click();
      await expect(field(page)).toHaveValue('delayed messages');
      await expect(dialog(page).getByRole('status')).toHaveText(/result/i);
    });

    test('R-DATA: opened results are kept, can be starred and removed', async ({ page }) => {
      await page.keyboard.press('/');
      await expect(dialog(page)).toContainText('No recent searches');
      await page.keyboard.press('Escape');
      await visit(page, first.query, first.path);
      await visit(page, second.query, second.path);
      await page.reload();
      await openHydrated(page, path);
      await page.keyboard.press('/');
      const texts = [second.heading, first.heading].map((heading) => new RegExp(`^${heading}`));
      await expect(group(page, 'Recent')).toHaveText(texts);
      await dialog(page)
        .getByRole('button', { name: `Save ${first.heading}` })
        .click();
      await expect(group(page, 'Recent')).toHaveText(texts.slice(0, 1));
      await expect(group(page, 'Favourites')).toHaveText(texts.slice(1));
      await expect(field(page)).toBeFocused();
      await dialog(page)
        .getByRole('button', { name: `Remove ${second.heading}` })
        .click();
      await expect(group(page, 'Recent')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(first.path);
    });
  });
}

test.describe('R-SEARCH-2: how many searches are kept', () => {
  test('seven recents', async ({ page }) => {
    await startWith(page, 8, 0);
    await expect(group(page, 'Recent')).toHaveCount(7);
    await expect(group(page, 'Favourites')).toHaveCount(0);
  });

  test('four recents beside favourites', async ({ page }) => {
    await startWith(page, 7, 1);
    await expect(group(page, 'Recent')).toHaveCount(4);
    await dialog(page).getByRole('button', { name: 'Remove Favourite 0' }).click();
    await expect(group(page, 'Recent')).toHaveCount(7);
  });

  test('ten favourites: an eleventh takes the place of the oldest', async ({ page }) => {
    await startWith(page, 1, 10);
    await dialog(page).getByRole('button', { name: 'Save Recent 0' }).click();
    await expect(group(page, 'Favourites')).toHaveCount(10);
    await expect(group(page, 'Favourites').first()).toHaveText(/^Recent 0/);
    await expect(options(page).filter({ hasText: 'Favourite 9' })).toHaveCount(0);
  });

  test('the keys pass all of them, and nothing is active before', async ({ page }) => {
    await startWith(page, 1, 1);
    await expect(options(page)).toHaveCount(2);
    await expect(dialog(page).locator('[aria-selected=true]')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/welcome');
  });
});

test.describe('R-SEARCH-2, R-DATA: searches that cannot be kept', () => {
  const [{ page: path, first }] = SEARCH_SITES as [(typeof SEARCH_SITES)[0]];

  test('blocked storage breaks nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openHydrated(page, path);
    await visit(page, first.query, first.path);
    await page.keyboard.press('/');
    await expect(dialog(page)).toContainText('No recent searches');
  });

  test('full storage breaks nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openHydrated(page, path);
    await visit(page, first.query, first.path);
    await page.keyboard.press('/');
    await expect(dialog(page)).toContainText('No recent searches');
  });

  for (const value of ['{', '{"recent":[{"objectID":"a","url":"http://[","hierarchy":{"lvl1":"Odd"}}]}']) {
    test(`storage that holds ${value} breaks nothing`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.addInitScript(([key, json]) => localStorage.setItem(key, json), [KEY, value] as const);
      await openHydrated(page, path);
      await page.keyboard.press('/');
      await expect(dialog(page).getByText(/No recent searches|Odd/)).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
});
