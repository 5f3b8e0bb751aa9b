import { openHydrated } from './support/routePages';
import { expect, type Page, test } from './support/test';

// The lists beside a page follow the reader.

test.use({ viewport: { width: 1280, height: 720 } });

const inMenu = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]');
const inContents = (page: Page) => page.locator('.table-of-contents__link--active').filter({ visible: true });

for (const path of ['/docs/general/dao', '/docs/examples/archive/tequila-train', '/docs/api/tooling/ai-generator']) {
  test(`the menu shows the entry of the page: ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    await expect(inMenu(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the contents show the part of the page that the reader is in', async ({ page }) => {
  await openHydrated(page, '/docs/api/extrinsics');
  await page.getByRole('heading', { name: 'Errors of StakingRewards' }).scrollIntoViewIfNeeded();
  await expect(inContents(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const first = page.locator('.table-of-contents__link').filter({ visible: true }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('the contents mark the part that a link leads to, right below the heading of its section, too', async ({
  page,
}) => {
  await openHydrated(page, '/docs/node/troubleshooting');
  const link = page.locator('.table-of-contents__link').filter({ visible: true, hasText: 'The unit is masked' });
  await link.click();
  await expect(inContents(page)).toHaveText('The unit is masked');
});
