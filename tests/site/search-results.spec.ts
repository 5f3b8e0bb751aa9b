import { expect, type Locator, test } from './support/test';
import { openHydrated } from './support/routePages';
import { holdBack } from './support/holdBack';
import { active, ask, button, dialog, field, options } from './support/searchDialog';
import { BACKEND_REQUESTS, SEARCH_SITES } from './support/searchSites';

for (const { backend, url, page: path, many, inText, nothing, first } of SEARCH_SITES) {
  test.describe(`R-SEARCH-2: results, ${backend}`, () => {
    test.use({ baseURL: url });
    test.beforeEach(({ page }) => openHydrated(page, path));

    test('texts of the button, the field and the footer, and the longest input', async ({ page }) => {
      await expect(button(page)).toHaveText(/^Search/);
      await ask(page, '');
      await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
      await expect(field(page)).toHaveAttribute('maxlength', '64');
      const hints = dialog(page)
        .getByRole('listitem')
        .filter({ hasNot: page.getByRole('button') });
      await expect(hints).toHaveText([
        /^Enter\s*to select$/,
        /^Arrow down\s*Arrow up\s*to navigate$/,
        /Escape\s*to close$/,
      ]);
    });

    test('arrows go round, Enter opens the active result', async ({ page }) => {
      await ask(page, many);
      const isActive = async (index: number) => {
        await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
        await expect(active(page)).toHaveCount(1);
        const id = (await active(page).getAttribute('id')) ?? '';
        await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
      };
      await isActive(0);
      await page.keyboard.press('ArrowUp');
      // From here on the list stays, even if more of the index arrives.
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await isActive((await options(page).count()) - 1);
      await page.keyboard.press('ArrowDown');
      await isActive(0);
      await page.keyboard.press('ArrowDown');
      await isActive(1);
      const target = (await active(page).getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(dialog(page)).toHaveCount(0);
    });

    test('the pointer makes a result the active one, which Enter opens', async ({ page }) => {
      await ask(page, many);
      await expect(options(page).nth(3)).toBeVisible();
      // A list that grows in this moment comes under the pointer anew, and a hand moves on.
      await expect(async () => {
        await options(page).nth(1).hover();
        await options(page).nth(2).hover();
        await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
      }).toPass();
      await expect(active(page)).toHaveCount(1);
      const target = (await active(page).getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
    });

    test('an Enter that comes before the answer opens the first result of the answer', async ({ page }) => {
      const release = await holdBack(page, BACKEND_REQUESTS);
      await ask(page, first.query);
      await field(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      release();
      await expect(page).toHaveURL(first.path);
    });

    test('twenty results at most, in groups of five at most; what matched is marked', async ({ page }) => {
      await ask(page, many);
      const groups = dialog(page).getByRole('group');
      // Those below the ones in view come a moment later.
      await expect(async () => {
        const sizes = await Promise.all((await groups.all()).map((group) => group.getByRole('option').count()));
        expect(sizes.length).toBeGreaterThan(1);
        expect(Math.max(...sizes)).toBe(5);
        expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(20);
        const marks = await options(page).evaluateAll((rows) =>
          rows.map((row) => row.querySelector('mark')?.textContent.toLowerCase()),
        );
        expect(marks.filter((mark) => !mark?.includes(many))).toEqual([]);
      }).toPass();
    });

    test('snippets have 10 words, 5 on a narrow screen', async ({ page }) => {
      const words = async () => {
        await ask(page, inText);
        const snippet = options(page).filter({ hasText: '…' }).first().locator('[dir=auto]').nth(1);
        return (await snippet.innerText()).replaceAll('…', '').trim().split(/\s+/).length;
      };
      expect(await words()).toBe(10);
      await page.setViewportSize({ width: 768, height: 900 });
      await page.keyboard.press('Escape');
      expect(await words()).toBe(5);
    });

    test('See all leads to the results page', async ({ page }) => {
      await ask(page, many);
      const link = dialog(page).getByRole('link', { name: 'See all' });
      // Its place is below the list, which grows while the index arrives.
      await expect(options(page).filter({ hasText: '…' })).not.toHaveCount(0);
      await link.click();
      await expect(page).toHaveURL(`search?q=${many}`);
      const status = page.locator('main').getByRole('status');
      await expect(status).toContainText('results');
      await ask(page, many);
      // The numbers grow while the index arrives.
      await expect(async () => {
        const all = /^\d+ results/.exec(await status.innerText())?.[0];
        await expect(dialog(page).getByRole('status')).toHaveText(String(all), { timeout: 500 });
        await expect(link).toHaveText(`See all ${all}`, { timeout: 500 });
      }).toPass();
    });

    test('no results: what to try, and where to report', async ({ page }) => {
      await ask(page, nothing);
      await expect(dialog(page).getByText(`No results for “${nothing}”`)).toBeVisible();
      await expect(dialog(page).getByRole('status')).toHaveText(`No results for ${nothing}`);
      await expect(dialog(page)).toContainText('Believe this query should return results? Let us know.');
      await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
        'href',
        new RegExp(`/issues/new\\?title=.*${nothing}`),
      );
      await expect(dialog(page)).toContainText('Try searching for');
      const suggestions = dialog(page).getByRole('listitem').getByRole('button');
      expect(await suggestions.count()).toBeLessThanOrEqual(3);
      const suggestion = await suggestions.first().innerText();
      await suggestions.first().click();
      await expect(field(page)).toHaveValue(suggestion);
      await expect(options(page).filter({ hasText: suggestion }).first()).toBeVisible();
    });

    test('an error is told, and the next key asks again', async ({ page }) => {
      await page.route(BACKEND_REQUESTS, (route) => route.abort());
      await ask(page, many);
      const alert = dialog(page).getByRole('alert');
      await expect(alert.getByRole('paragraph')).toHaveText([
        'Unable to fetch results',
        'You might want to check your network connection.',
      ]);
      await expect(dialog(page).locator('[data-status]')).toHaveAttribute('data-status', 'error');
      await page.unroute(BACKEND_REQUESTS);
      await field(page).fill(first.query);
      await expect(options(page).first()).toContainText(first.heading);
    });

    test('the status goes from idle to loading, after 300 ms to stalled, and back', async ({ page }) => {
      const release = await holdBack(page, BACKEND_REQUESTS);
      await ask(page, '');
      const status = dialog(page).locator('[data-status]');
      await expect(status).toHaveAttribute('data-status', 'idle');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await field(page).fill(many);
      await page.clock.runFor(100);
      await expect(status).toHaveAttribute('data-status', 'loading');
      await page.clock.runFor(199);
      await expect(status).toHaveAttribute('data-status', 'loading');
      await page.clock.runFor(1);
      await expect(status).toHaveAttribute('data-status', 'stalled');
      await page.clock.resume();
      release();
      await expect(status).toHaveAttribute('data-status', 'idle');
      await expect(options(page).first()).toBeVisible();
    });

    test('R-SEARCH-3: a click opens a result without loading the site anew; Ctrl opens a tab', async ({
      page,
      context,
    }) => {
      await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', 'kept'));
      await ask(page, first.query);
      const opened = context.waitForEvent('page');
      await options(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] });
      await (await opened).close();
      await expect(dialog(page)).toBeVisible();
      await options(page).first().click();
      await expect(page).toHaveURL(first.path);
      await expect(page.locator('html')).toHaveAttribute('data-test-mark', 'kept');
    });
  });
}

const bottomOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().bottom);

test.describe('R-SEARCH-2: the results in view are drawn first', () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1440, 1100],
  ] as const) {
    test(`they fill the list at ${width} x ${height}, and the first arrow up reaches the last of all`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openHydrated(page, '/docs/about/glossary');
      await ask(page, 'gas');
      await expect(options(page).first()).toBeVisible();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      for (const query of ['message', 'reservation', 'how do i send a message']) {
        await field(page).fill(query);
        await expect(dialog(page).locator('[data-answered]')).toHaveAttribute('data-answered', query);
        // One frame, in which the list begins at its top again.
        await page.clock.runFor(16);
        const room = await bottomOf(dialog(page).locator('[data-answered]'));
        expect(await bottomOf(options(page).last())).toBeGreaterThanOrEqual(room);
        const drawn = await options(page).count();
        await page.keyboard.press('ArrowUp');
        await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
        await page.clock.runFor(16);
        await expect(options(page).last()).toBeInViewport();
        expect(await options(page).count()).toBeGreaterThan(drawn);
      }
    });
  }
});

test('R-SEARCH-2: a result says where it stands, in the dialog and on the results page', async ({ page }) => {
  await openHydrated(page, '/docs/about/glossary');
  await ask(page, 'dispatch stash');
  await expect(active(page)).toContainText('Dispatch stash');
  await expect(active(page)).toContainText(' › ');
  await page.goto('/search?q=dispatch+stash');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(' › ');
});

test.describe('R-SEARCH-2: when the rest of the index arrives', () => {
  const TEXTS = '**/assets/search/texts.*.json';

  test('the list grows as long as the reader has not moved in it', async ({ page }) => {
    const release = await holdBack(page, TEXTS);
    await openHydrated(page, '/docs/about/glossary');
    await ask(page, 'gas reservation');
    await expect(active(page)).toBeVisible();
    const before = await dialog(page).getByRole('status').innerText();
    release();
    await expect(dialog(page).getByRole('status')).not.toHaveText(before);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('the list stays as it is once the reader has moved in it', async ({ page }) => {
    await page.addInitScript(() => {
      const Real = window.Worker;
      window.Worker = class extends Real {
        constructor(...options: ConstructorParameters<typeof Worker>) {
          super(...options);
          this.addEventListener('message', ({ data }: MessageEvent<object>) => {
            if ('more' in data) document.documentElement.setAttribute('data-test-more', 'arrived');
          });
        }
      };
    });
    const release = await holdBack(page, TEXTS);
    await openHydrated(page, '/docs/about/glossary');
    await ask(page, 'gas reservation');
    // Rows below the first ones come a moment later, all at once.
    await expect(options(page).nth(10)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const before = await dialog(page).getByRole('listbox').innerText();
    const chosen = (await active(page).getAttribute('href')) ?? '';
    release();
    await expect(page.locator('html')).toHaveAttribute('data-test-more', 'arrived');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await dialog(page).getByRole('listbox').innerText()).toBe(before);
    await expect(active(page)).toHaveAttribute('href', chosen);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(chosen);
  });
});
