import { expect, type Page, test } from './support/test';
import { complaintsOf, openHydrated } from './support/routePages';
import { opener, panel } from './support/offlinePanel';
import { ask, dialog, field, group, visit } from './support/searchDialog';

const PAGE = '/docs/about/glossary';
const RENT = '/docs/about/features/rent-system';
const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });
const announcement = (page: Page) => page.locator('.theme-announcement-bar');

/** What browsers do that keep sites from storing anything, and those whose disk is full. */
const FAULTS = {
  blocked: (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    }),
  full: (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

for (const [name, inject] of Object.entries(FAULTS)) {
  test(`R-DATA: storage ${name}: reading, searching, the theme and the announcement work for this page`, async ({
    page,
  }) => {
    await inject(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openHydrated(page, PAGE);
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await announcement(page).getByRole('button', { name: 'Close' }).click();
    await expect(announcement(page)).toHaveCount(0);
    await visit(page, 'message rent', RENT);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    expect(errors).toEqual([]);
  });
}

test('R-DATA: storage full: what was saved before stays', async ({ page }) => {
  await openHydrated(page, PAGE);
  await visit(page, 'message rent', RENT);
  const before = await page.evaluate(() => ({ ...localStorage }));
  await FAULTS.full(page);
  await openHydrated(page, RENT);
  await visit(page, 'glossary', PAGE);
  await toggle(page).click();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(before);
  await ask(page, '');
  await expect(group(page, 'Recent').filter({ hasText: 'Message rent' })).toHaveCount(1);
});

test('storage blocked: the place to keep the docs offline is not offered, or says that it cannot', async ({ page }) => {
  await FAULTS.blocked(page);
  await openHydrated(page, PAGE);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Keep these docs offline' })).toHaveCount(0);
});

for (const [name, time] of [
  ['in 1970', '1970-01-01T00:00:00Z'],
  ['in 2199', '2199-06-01T00:00:00Z'],
] as const) {
  test(`a clock ${name}: pages work, and recent searches stand in the order of their use`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    const complaints = complaintsOf(page);
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await page.clock.setFixedTime('2001-01-01T00:00:00Z');
    await visit(page, 'glossary', PAGE);
    await ask(page, '');
    await expect(group(page, 'Recent').first()).toContainText('Glossary');
    await expect(group(page, 'Recent').nth(1)).toContainText('Message rent');
    await field(page).press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await announcement(page).getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(announcement(page)).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test('storage blocked as in Firefox: the place to keep the docs offline says that it cannot', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(window, { BroadcastChannel: refuse });
    CacheStorage.prototype.keys = () => new Promise(refuse);
  });
  await openHydrated(page, PAGE);
  await opener(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('does not allow');
});
