import { hydrated, openHydrated } from './support/routePages';
import { holdBack } from './support/holdBack';
import { expect, type Page, test } from './support/test';

const PAGE = '/docs/about/glossary';

const SCRIPTS = /\/assets\/js\/main\.[^/]*\.js$/;

/** Opens a page whose scripts are held back until the function that it returns is called. */
async function openWithoutScripts(page: Page, path = PAGE): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the menu button before hydration opens the menu', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    release();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
  });

  test('a tap while the page is hydrated is done once', async ({ page }) => {
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const root = document.getElementById('__docusaurus') ?? {};
        // React listens from here on, and the page is marked later.
        const isTaken = Object.keys(root).some((key) => key.startsWith('__reactContainer'));
        if (isTaken) document.querySelector<HTMLElement>('.navbar__toggle')?.click();
        else port2.postMessage(0);
      };
      port2.postMessage(0);
    });
    await openHydrated(page, PAGE);
    // What was kept is done in a task of its own.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
  });

  test('nothing happens after hydration when nothing was tapped', async ({ page }) => {
    const release = await openWithoutScripts(page);
    release();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeHidden();
  });
});

test('a tap on the search button before hydration opens the search', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const keys of ['Control+k', '/']) {
  test(`${keys} before hydration opens the search`, async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.keyboard.press(keys);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('what is chosen in the menu of a table before hydration is applied', async ({ page }) => {
  const release = await openWithoutScripts(page, '/docs/examples');
  const main = page.getByRole('main');
  const rows = await main.getByRole('row').count();
  await main.getByRole('combobox').nth(1).selectOption({ index: 1 });
  release();
  await expect(main.getByRole('button', { name: 'Show all' })).toBeVisible();
  expect(await main.getByRole('row').count()).toBeLessThan(rows);
});

test('R-ROUTE-4: Back before hydration, to a page that was opened in place, shows that page', async ({ page }) => {
  await openHydrated(page, '/docs/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  const release = await holdBack(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/docs/about');
  release();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vara capabilities');
});

test('a term that is tapped before hydration shows its definition', async ({ page }) => {
  const release = await openWithoutScripts(page, '/docs/node');
  const term = page.locator('article a[aria-describedby^="definition-"]').first();
  await term.click();
  await page.mouse.move(0, 0);
  await expect(page).toHaveURL('/docs/node');
  release();
  await hydrated(page);
  await expect(page.locator(`[id="${await term.getAttribute('aria-describedby')}"]`)).toBeVisible();
});

test('Control+Shift+k before hydration is left to the browser', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page.keyboard.press('Control+Shift+k');
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a tap on a tab before hydration shows it, and the next visit begins with it', async ({ page }) => {
  const release = await openWithoutScripts(page, '/docs/node');
  const tab = page.getByRole('main').getByRole('tab', { name: 'Container' });
  await tab.click();
  release();
  await hydrated(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('docker run');
  await page.reload();
  await hydrated(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('docker run');
});
