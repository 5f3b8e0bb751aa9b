import { expect, type Page, test } from './support/test';
import { chunksOf, breakChunks } from './support/routeChunks';
import { hydrated } from './support/routePages';

const PAGE = '/docs/about/glossary';
const TABS = '/docs/node';

/** A reader can read the page, see its code, and get on by links, although scripts have not taken over. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect(
    page
      .getByRole('main')
      .getByText(/\w{4,}/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Releases covered' }).click();
  await expect(page).toHaveURL('/docs/compatibility');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is complete: text, menu, links', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first()).toBeVisible();
    await expectReadable(page);
  });

  for (const path of [PAGE, '/no/such/page']) {
    test(`${path} shows no button that would do nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('the text of every tab can be reached', async ({ page }) => {
    await page.goto(TABS);
    const panels = page.locator('main [role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(1);
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
  });

  test('nothing offers to copy code', async ({ page }) => {
    await page.goto(TABS);
    await expect(page.locator('.theme-code-block').first()).toBeVisible();
    await expect(page.locator('.theme-code-block button').filter({ visible: true })).toHaveCount(0);
  });

  test('a phone leads on from the footer, which lists all parts of the docs', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    for (const name of ['Build programs', 'Run a node', 'Stake', 'Bridge']) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expectReadable(page);
  });
});

test('a page whose own script is lost stays readable, and its links work', async ({ page, browser }) => {
  await breakChunks(page, await chunksOf(browser, PAGE, '/docs/compatibility'));
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await expectReadable(page);
});

test('scripts that a network cuts off midway leave the page readable', async ({ page }) => {
  await page.route(/\/assets\/js\/(?:main|runtime)[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  });
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await expectReadable(page);
  await page.unrouteAll({ behavior: 'wait' });
});

test('scripts that an extension or a firewall blocks leave the page readable', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort('blockedbyclient'));
  await page.goto(PAGE);
  await expectReadable(page);
});

test('without styles the order of the text makes sense, and no picture fills the screen', async ({ page }) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto(PAGE);
  await hydrated(page);
  const landmarks = await page
    .locator(
      'a[href^="#__docusaurus_skip"], nav[aria-label=Main], nav[aria-label="Docs sidebar"], main h1, footer.footer',
    )
    .evaluateAll((elements) => elements.map((element) => element.ariaLabel ?? element.localName));
  expect(landmarks).toEqual(['a', 'Main', 'Docs sidebar', 'h1', 'footer']);
  const pictures = await page
    .locator('svg, img')
    .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().width).filter((width) => width > 700));
  expect(pictures).toEqual([]);
});
