import { expect, test } from '@playwright/test';
import { openHydrated } from './support/routePages';
import { dialog, field, PAGE, visit } from './support/searchDialog';

test.describe('R-SEARCH-2: recent and favourite searches', () => {
  test.beforeEach(({ page }) => openHydrated(page, PAGE));

  test('opened results are kept, can be starred and removed', async ({ page }) => {
    await page.keyboard.press('/');
    await expect(dialog(page)).toContainText('No recent searches');
    await page.keyboard.press('Escape');
    await visit(page, 'message rent', '/docs/about/features/rent-system');
    await visit(page, 'glossary', PAGE);
    await page.reload();
    await openHydrated(page, PAGE);
    await page.keyboard.press('/');
    const group = (name: string) => dialog(page).getByRole('group', { name }).getByRole('option');
    await expect(group('Recent')).toHaveText([/Glossary/, /Message rent/]);
    await dialog(page).getByRole('button', { name: 'Save Message rent' }).click();
    await expect(group('Recent')).toHaveText([/Glossary/]);
    await expect(group('Favourites')).toHaveText([/Message rent/]);
    await dialog(page).getByRole('button', { name: 'Remove Glossary' }).click();
    await expect(group('Recent')).toHaveCount(0);
    await field(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/about/features/rent-system');
  });

  test('blocked storage breaks nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', '/docs/about/features/rent-system');
    await page.keyboard.press('/');
    await expect(dialog(page)).toContainText('No recent searches');
  });
});
