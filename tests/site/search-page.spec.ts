import { expect, type Page, test } from './support/test';
import { holdBack } from './support/holdBack';
import { PAGE, violations } from './support/searchDialog';
import { BACKEND_REQUESTS, SEARCH_SITES } from './support/searchSites';

const main = (page: Page) => page.getByRole('main');
const input = (page: Page) => main(page).getByRole('searchbox', { name: 'Search docs' });
const status = (page: Page) => main(page).getByRole('status');

for (const { backend, url, many, nothing, first } of SEARCH_SITES) {
  test.describe(`R-SEARCH-7: results page, ${backend}`, () => {
    test.use({ baseURL: url });

    test('answers the query of its address; results are not for search engines, the page itself is', async ({
      page,
    }) => {
      await page.goto('search');
      // Who has not asked yet can type at once; who has reads the results.
      await expect(input(page)).toBeFocused();
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await page.goto(`search?q=${encodeURIComponent(first.query)}`);
      await expect(input(page)).toHaveValue(first.query);
      await expect(input(page)).not.toBeFocused();
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(first.heading);
      await expect(page).toHaveTitle(new RegExp(`^Results for “${first.query}” \\| `));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await main(page).getByRole('link', { name: first.heading }).first().click();
      await expect(page).toHaveURL(first.path);
    });

    test('pages its results; back and forward keep query and page', async ({ page }) => {
      await page.goto(`search?q=${many}`);
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(20);
      await expect(status(page)).toContainText('page 1 of');
      await main(page).getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(`search?q=${many}&page=2`);
      await expect(status(page)).toContainText('page 2 of');
      await page.goBack();
      await expect(status(page)).toContainText('page 1 of');
      await page.goForward();
      await expect(status(page)).toContainText('page 2 of');
      await main(page).getByRole('link', { name: 'Previous page' }).click();
      await expect(page).toHaveURL(`search?q=${many}`);
      await expect(status(page)).toContainText('page 1 of');
      await expect(main(page).getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    });

    test('a page of results that there is not says so, and leads to the last one', async ({ page }) => {
      await page.goto(`search?q=${many}&page=99`);
      await expect(status(page)).toContainText('but no page 99');
      await main(page).getByRole('link', { name: 'Last page' }).click();
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Next page' })).toHaveCount(0);
    });

    test('R-ROUTE-6: the next page of results begins at its top; the way back leads to where the reader was', async ({
      page,
    }) => {
      await page.goto(`search?q=${many}`, { waitUntil: 'networkidle' });
      const next = main(page).getByRole('link', { name: 'Next page' });
      await next.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(0);
      await next.click();
      await expect(status(page)).toContainText('page 2 of');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(status(page)).toContainText('page 1 of');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    });

    test('says so when nothing was found, and when nothing can be fetched; the same words can be asked again', async ({
      page,
    }) => {
      await page.goto('search?q=zzyzx');
      await expect(status(page)).toHaveText('No results for “zzyzx”');
      await page.route(BACKEND_REQUESTS, (route) => route.abort());
      await page.goto(`search?q=${many}`);
      await expect(main(page).getByRole('alert')).toContainText('Unable to fetch results');
      await page.unroute(BACKEND_REQUESTS);
      await input(page).press('Enter');
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(20);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });

    test('R-SEARCH-2: what finds nothing comes with what to try, and with where to report', async ({ page }) => {
      await page.goto(`search?q=${nothing}`);
      await expect(main(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
        'href',
        new RegExp(`/issues/new\\?title=.*${nothing}`),
      );
      await expect(main(page)).toContainText('Try searching for');
      const suggestion = main(page).getByRole('listitem').getByRole('button').first();
      const words = await suggestion.innerText();
      await suggestion.click();
      await expect(input(page)).toHaveValue(words);
      await expect(main(page).getByRole('heading', { level: 2 }).filter({ hasText: words }).first()).toBeVisible();
      await expect(main(page)).not.toContainText('Try searching for');
      await page.goBack();
      await expect(input(page)).toHaveValue(nothing);
    });

    test('what an answer says of itself names the words that it answers', async ({ page }) => {
      await page.goto('search?q=zzyzx');
      await expect(status(page)).toHaveText('No results for “zzyzx”');
      const seen = await main(page).evaluateHandle((element) => {
        const texts: (string | null | undefined)[] = [];
        const note = () => texts.push(element.querySelector('[role=status]')?.textContent);
        new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true });
        return texts;
      });
      await input(page).fill(many);
      await expect(status(page)).toContainText('page 1 of');
      const texts = await seen.jsonValue();
      expect(texts.filter((text) => text?.startsWith('No results') && !text.includes('zzyzx'))).toEqual([]);
    });

    test('results stay in view until the page that was chosen is there', async ({ page }) => {
      await page.goto(`search?q=${encodeURIComponent(first.query)}`);
      const link = main(page).getByRole('link', { name: first.heading }).first();
      await expect(link).toBeVisible();
      await page.waitForLoadState('networkidle');
      const release = await holdBack(page, /\/assets\/(?:js|pages)\//);
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(first.path);
      await expect(input(page)).toHaveValue(first.query);
      await expect(link).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Search the documentation');
    });
  });
}

test.describe('R-SEARCH-7: results page', () => {
  test('says that it counts headings, as long as it knows no texts', async ({ page }) => {
    const release = await holdBack(page, '**/assets/search/texts.*.json');
    await page.goto('/search?q=gas');
    await expect(status(page)).toHaveText(/^\d+ results in headings, page 1 of \d+$/);
    release();
    await expect(status(page)).toHaveText(/^\d+ results, page 1 of \d+$/);
  });

  test('a typed query goes to the address, from its first page; submitted ones can be gone back to', async ({
    page,
  }) => {
    await page.goto('/search?q=gas&page=2');
    await expect(status(page)).toContainText('page 2 of');
    await input(page).fill('actor');
    await expect(page).toHaveURL('/search?q=actor');
    // Twice, as readers do who wait for something: one step back all the same.
    for (let times = 0; times < 2; times += 1) await input(page).press('Enter');
    await input(page).fill('mailbox');
    await expect(page).toHaveURL('/search?q=mailbox');
    await page.goBack();
    await expect(input(page)).toHaveValue('actor');
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(/^Actor/);
    // The question that the page was opened with.
    await page.goBack();
    await expect(input(page)).toHaveValue('gas');
    await expect(status(page)).toContainText('page 2 of');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says what to do', async ({ page }) => {
      await page.goto('/search?q=gas');
      // Playwright leaves `noscript` out of what it reads as text.
      const note = main(page).locator('noscript p');
      await expect(note).toBeVisible();
      expect(await note.innerHTML()).toContain('needs JavaScript');
      await note.locator('a').last().click();
      await expect(page).toHaveURL(PAGE);
    });
  });
});

for (const theme of ['dark', 'light']) {
  for (const width of [1440, 390]) {
    test(`R-SEARCH-7: axe finds nothing on the results page, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await page.goto('/search?q=gas');
      await expect(page.getByRole('link', { name: 'Next page' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/search?q=zzqqxx');
      await expect(page.getByRole('link', { name: 'Let us know.' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('R-SEARCH-7: the footer does not move before the eyes of the reader when the results come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftsSoFar: () => [...shifts, ...observer.takeRecords()] });
  });
  await page.goto('/search?q=gas');
  await expect(page.getByRole('link', { name: 'Next page' })).toBeAttached();
  const moved = await page.evaluate(async () => {
    // A frame knows what it moved once it is drawn.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { shiftsSoFar } = window as unknown as { shiftsSoFar: () => { sources: { node?: Node }[] }[] };
    return shiftsSoFar().flatMap(({ sources }) => sources.map(({ node }) => node?.nodeName));
  });
  expect(moved).not.toContain('FOOTER');
});
