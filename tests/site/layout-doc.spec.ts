import { expect, type Page, test } from './support/test';
import { FIXTURE_URL } from './support/fixture';
import { openHydrated } from './support/routePages';

const PAGE = '/docs/about/technology/actor-model';
/** A page with charts. */
const CHARTS = '/docs/tokenomics';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const contents = (page: Page) => page.locator('.table-of-contents').filter({ visible: true });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });

test('R-LAYOUT-7: every doc has breadcrumbs, a pipe in its title, and a skip link', async ({ page }) => {
  // Any page: a browser shows a bare file in a document with styles of its own.
  await page.goto('/search');
  const docs = await page.evaluate(async () => {
    const parse = async (path: string, type: DOMParserSupportedType) =>
      new DOMParser().parseFromString(await (await fetch(path)).text(), type);
    const addresses = Array.from((await parse('/sitemap.xml', 'text/xml')).querySelectorAll('loc'));
    const paths = addresses.map(({ textContent }) => new URL(textContent ?? '').pathname);
    return Promise.all(
      paths
        .filter((path) => path.startsWith('/docs/'))
        .map(async (path) => {
          const doc = await parse(path, 'text/html');
          const has = (selector: string) => doc.querySelectorAll(selector).length === 1;
          const breadcrumbs = has('nav[aria-label="Breadcrumbs"]');
          return {
            path,
            title: doc.title,
            breadcrumbs,
            skipLink: has('a[href="#__docusaurus_skipToContent_fallback"]'),
          };
        }),
    );
  });
  expect(docs.length).toBeGreaterThan(10);
  const title = expect.stringMatching(/^[^|]+ \| Vara documentation$/);
  expect(docs).toEqual(docs.map(({ path }) => ({ path, title, breadcrumbs: true, skipLink: true })));
});

test('R-LAYOUT-7: breadcrumbs lead from the home page over the sections to the page', async ({ page }) => {
  await openHydrated(page, PAGE);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveCount(4);
  await expect(trail.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(trail.getByRole('listitem').last()).toHaveText('Actor model');
  await trail.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/docs/about');
});

test('R-LAYOUT-7: the table of contents lists the headings of levels 2 and 3, and follows the reader', async ({
  page,
}) => {
  await openHydrated(page, '/docs/compatibility');
  const anchors = await page
    .getByRole('article')
    .locator('h2[id], h3[id]')
    .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  const links = contents(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(anchors);
  const last = links.last();
  await last.click();
  await expect(page).toHaveURL(`/docs/compatibility${anchors.at(-1)}`);
  await expect(last).toHaveClass(/active/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('R-LAYOUT-7: the table of contents stands above the text, closed, and leads to the parts of the page', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/compatibility');
    const opener = page.getByRole('button', { name: 'On this page' });
    const last = page.getByRole('article').locator('.table-of-contents').getByRole('link').last();
    await expect(opener).toBeInViewport();
    await expect(last).toBeHidden();
    await opener.click();
    const hash = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page).toHaveURL(`/docs/compatibility${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
  });
});

test('R-LAYOUT-7: a category of the sidebar collapses when another one beside it is opened', async ({ page }) => {
  await openHydrated(page, PAGE);
  const expand = (name: string) => sidebar(page).getByRole('button', { name: `Expand sidebar category '${name}'` });
  const collapse = (name: string) => sidebar(page).getByRole('button', { name: `Collapse sidebar category '${name}'` });
  await expect(collapse('Technology')).toBeVisible();
  await expand('Features').click();
  await expect(collapse('Features')).toBeVisible();
  await expect(expand('Technology')).toBeVisible();
});

test('R-LAYOUT-7: the sidebar cannot be hidden', async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /(Collapse|Expand) sidebar$/, includeHidden: true })).toHaveCount(0);
});

test('R-LAYOUT-7: the next page leads back to the one before it', async ({ page }) => {
  await openHydrated(page, PAGE);
  await pager(page).getByRole('link', { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Actor model');
  await pager(page)
    .getByRole('link', { name: /^Previous/ })
    .click();
  await expect(page).toHaveURL(PAGE);
});

test('R-LAYOUT-7: the first stop of the keyboard skips to the main content', async ({ page }) => {
  await openHydrated(page, PAGE);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('R-LAYOUT-7: the link of a heading is labelled with the heading and leads to it', async ({ page }) => {
  await openHydrated(page, '/docs/welcome');
  const heading = page.getByRole('heading', { name: 'Start by role' });
  await heading.hover();
  await heading.getByRole('link', { name: 'Direct link to Start by role' }).click();
  await expect(page).toHaveURL('/docs/welcome#start-by-role');
});

test('R-LAYOUT-7: so is the link of a heading with code in it', async ({ page }) => {
  await openHydrated(page, '/docs/api');
  const heading = page.getByRole('heading', { name: 'What GearApi offers' });
  await expect(heading.getByRole('link')).toHaveAccessibleName('Direct link to What GearApi offers');
});

test('a card leads to its page wherever it is clicked', async ({ page }) => {
  await openHydrated(page, '/docs/about/features/builtin-actors');
  const link = page.locator('[class*=cards]').getByRole('link').first();
  const card = page.locator('[class*=cards] > *').first();
  const to = (await link.getAttribute('href')) ?? '';
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 8, y: height - 8 } });
  await expect(page).toHaveURL(to);
});

for (const theme of ['dark', 'light']) {
  test(`R-COLOR-1: diagrams and charts are written in the colours of text, ${theme}`, async ({ page }) => {
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    for (const path of [PAGE, CHARTS]) {
      await openHydrated(page, path);
      const { used, known } = await page.locator('figure:has(svg text)').evaluateAll((figures) => {
        const colours = (selector: string, property: 'fill' | 'color') =>
          figures.flatMap((figure) =>
            Array.from(figure.querySelectorAll(selector), (element) => getComputedStyle(element)[property]),
          );
        return {
          used: [...new Set(colours('svg text', 'fill'))],
          known: [getComputedStyle(document.body).color, ...colours('figcaption', 'color')],
        };
      });
      expect(used.length).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining(used));
    }
  });
}

test.describe('with a heading of every level', () => {
  test.use({ baseURL: FIXTURE_URL });

  test('R-LAYOUT-7: the table of contents leaves out the headings below level 3', async ({ page }) => {
    await openHydrated(page, 'docs/shared');
    await expect(page.getByRole('heading', { level: 4 })).toBeVisible();
    await expect(contents(page).getByRole('link')).toHaveText(['Second level', 'Third level']);
  });
});
