import { answerFrom, type SearchParameters } from '../stubs/searchIndex';
import type { SearchRecord } from '../../src/shared/search/record';
import { expectHarmless, watchCanary } from './support/canary';
import { ALL_PAYLOADS, inAddress, PAYLOADS } from './support/payloads';
import { hydrated, openHydrated } from './support/routePages';
import { dialog, field, options } from './support/searchDialog';
import { HOSTED_SITE } from './support/searchSites';
import { expect, type Page, test } from './support/test';

const DOC = '/docs/about/glossary';
const SHORT_DOC = '/docs/contributing';
/** The first of each kind. */
const SAMPLES = Object.values(PAYLOADS).flatMap(([first = '']) => first);
/** As many as fit on a page of results, or into the recent and favourite searches. */
const batches = (size: number, payloads = ALL_PAYLOADS) =>
  Array.from({ length: Math.ceil(payloads.length / size) }, (_, index) =>
    payloads.slice(index * size, (index + 1) * size),
  );

const status = (page: Page) => page.getByRole('main').getByRole('status');

/** The search of the page still finds something. */
async function expectSearchWorks(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill('gas');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

let signs: string[] = [];
test.beforeEach(async ({ context }) => {
  signs = await watchCanary(context);
});
test.afterEach(() => expect(signs).toEqual([]));

test('the table holds at least 200 payloads, each once', () => {
  expect(new Set(ALL_PAYLOADS).size).toBe(ALL_PAYLOADS.length);
  expect(ALL_PAYLOADS.length).toBeGreaterThanOrEqual(200);
});

test('R-SEARCH-7: as the query of the results page', async ({ page }) => {
  test.slow();
  await openHydrated(page, '/search');
  for (const payload of ALL_PAYLOADS) {
    // As the router takes a step in the history.
    await page.evaluate((query) => {
      history.pushState(null, '', `/search?q=${query}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, inAddress(payload));
    if (payload.trim()) await expect(status(page)).toHaveText(/No results|\d+ results?/);
  }
  await expectHarmless(page);
  await page.getByRole('main').getByRole('searchbox').fill('gas');
  await expect(status(page)).toContainText('results, page 1 of');
});

test('as the query of the dialog', async ({ page }) => {
  test.slow();
  await openHydrated(page, DOC);
  await page.keyboard.press('/');
  for (const payload of ALL_PAYLOADS) await field(page).fill(payload);
  await expectHarmless(page);
  await field(page).fill('gas');
  await expect(options(page).first()).toBeVisible();
});

test('as the part of a page', async ({ page }) => {
  await openHydrated(page, SHORT_DOC);
  await page.evaluate(async (parts) => {
    for (const part of parts) {
      location.hash = part;
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, ALL_PAYLOADS);
  await expectHarmless(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contribute to these docs');
  await expectSearchWorks(page);
});

test('in the address that a page is opened with', async ({ page }) => {
  for (const payload of SAMPLES) {
    const text = inAddress(payload);
    const query = `q=${text}&docusaurus-theme=${text}&docusaurus-data-${text}=${text}&docusaurus-data-mode=${text}&__proto__[x]=${text}`;
    for (const path of ['/search', DOC, `/${text}`]) {
      await page.goto(`${path}?${query}&${payload.replaceAll('#', '')}#${payload}`);
      await hydrated(page);
      await expectHarmless(page);
    }
  }
  await expectSearchWorks(page);
});

test('as words that a page is told to mark', async ({ page }) => {
  await openHydrated(page, DOC);
  await page.evaluate((words) => {
    const state = { key: 'marked', state: { searched: words } };
    history.pushState(state, '', '/docs/welcome');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, ALL_PAYLOADS);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Glossary');
  await expectHarmless(page);
  await expectSearchWorks(page);
});

test('in everything that the browser keeps: the searches of a reader', async ({ page }) => {
  test.slow();
  await openHydrated(page, DOC);
  for (const [index, batch] of batches(17).entries()) {
    const saved = batch.map((payload, number) => ({
      objectID: payload,
      url: number % 2 ? payload : `/docs/welcome#${payload}`,
      hierarchy: { lvl0: payload, lvl1: payload, lvl2: payload, ['__proto__']: payload },
    }));
    await page.evaluate(
      (json) => localStorage.setItem('vd-searches', json),
      JSON.stringify({ recent: saved.slice(0, 7), favourites: saved.slice(7) }),
    );
    await openHydrated(page, DOC);
    await page.keyboard.press('/');
    // With favourites, four recents are shown.
    await expect(options(page)).toHaveCount(batch.length > 7 ? Math.min(batch.length - 7, 10) + 4 : batch.length);
    await expectHarmless(page);
    await options(page)
      .nth(index % 4)
      .click();
    await expect(dialog(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname, 'the reader stays on the site').toMatch(/^\//);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  // Where the last one leads, another page may be on its way yet, and keys go to the one that leaves.
  await openHydrated(page, DOC);
  await expectSearchWorks(page);
});

test('in everything that the browser keeps: theme, version, tabs, announcement', async ({ page }) => {
  test.slow();
  await openHydrated(page, DOC);
  for (const payload of ALL_PAYLOADS.filter((_payload, index) => index % 16 === 0).concat(SAMPLES)) {
    await page.evaluate((value) => {
      for (const key of [
        'theme',
        'docs-preferred-version-default',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docusaurus.tab.os',
        'vd-searches',
        value,
      ]) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
    }, payload);
    await openHydrated(page, DOC);
    await expectHarmless(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  await expectSearchWorks(page);
});

test.describe('R-SEARCH-4: in the answers of a hosted search', () => {
  test.use({ baseURL: HOSTED_SITE.url });

  const hostile = (payload: string, index: number): SearchRecord => ({
    objectID: `${index} ${payload}`,
    hierarchy: {
      lvl0: payload,
      lvl1: `Gas ${payload}`,
      lvl2: payload,
      lvl3: payload,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: `${payload} about gas ${payload}`,
    type: 'content',
    url:
      [payload, `https://fixture.example/fixture/docs/news#${payload}`, `https://fixture.example/${payload}/external`][
        index % 3
      ] ?? '',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  });

  /** Whatever is asked, the answer holds these. */
  async function answerWith(page: Page, payloads: readonly string[]): Promise<void> {
    await page.unrouteAll();
    await page.route('**/1/indexes/**', (route) => {
      const { requests } = JSON.parse(route.request().postData() ?? '{}') as { requests: SearchParameters[] };
      const records = payloads.map(hostile);
      const results = requests.map((asked) => answerFrom(records, { ...asked, query: 'gas', facetFilters: [] }));
      return route.fulfill({
        json: { results, message: payloads[0] },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
  }

  test('dialog and results page', async ({ page }) => {
    test.slow();
    for (const batch of batches(20)) {
      await answerWith(page, batch);
      await page.goto('search?q=gas');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(batch.length);
      await expectHarmless(page);
      await page.keyboard.press('Control+k');
      await field(page).fill('gas');
      await expect(options(page).first()).toBeVisible();
      await expectHarmless(page);
      for (const href of await options(page).evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).href),
      )) {
        expect(href).toMatch(/^https?:\/\//);
      }
    }
  });

  test('a result leads to a page of the site, whatever it says', async ({ page }) => {
    test.slow();
    await openHydrated(page, 'docs/news');
    const kinds = ['script addresses', 'data addresses', 'names of objects, and patterns'];
    const addresses = kinds.flatMap((kind) => PAYLOADS[kind] ?? []);
    for (const [index, payload] of [...SAMPLES, ...addresses].entries()) {
      // Once as the address, once as the part of a page.
      await answerWith(page, index % 2 ? ['', payload] : [payload]);
      // A dialog that is opened while the page still changes is closed again.
      await expect(async () => {
        if ((await dialog(page).count()) === 0) await page.keyboard.press('Control+k');
        await field(page).fill(`question ${index}`, { timeout: 1_000 });
        await options(page).last().click({ timeout: 2_000 });
        await expect(dialog(page)).toHaveCount(0);
      }).toPass();
      expect(page.url()).toMatch(new RegExp(`^${HOSTED_SITE.url}`));
    }
    await expectHarmless(page);
  });
});
