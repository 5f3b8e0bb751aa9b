import { expect, type Page, test } from './support/test';
import { openHydrated, openInterceptable } from './support/routePages';
import { active, ask, button, dialog, field, INDEX, options, PAGE, violations } from './support/searchDialog';
import { SEARCH_SITES } from './support/searchSites';

test.describe('R-SEARCH-4: the embedded search when something fails', () => {
  test('a missing index is told, and found again when it is back', async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ status: 404 }));
    await openHydrated(page, PAGE);
    await ask(page, 'gas');
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await field(page).fill('message rent');
    await expect(active(page)).toContainText('Message rent');
  });
});

test('R-SEARCH-7: a browser that refuses to change the address any further loses no letters', async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history;
    let left = 8;
    history.replaceState = (...change) => {
      if (left === 0) throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
      left -= 1;
      replaceState.apply(history, change);
    };
  });
  await openHydrated(page, '/search');
  const typed = page.getByRole('main').getByRole('searchbox');
  await typed.pressSequentially('message rent');
  await expect(typed).toHaveValue('message rent');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Message rent');
});

test.describe('R-SEARCH-4: in a page that a browser translates', () => {
  /** Puts each text into elements of its own, as programs do that translate pages, and goes on with what comes. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const wrap = () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const bare: Node[] = [];
        while (texts.nextNode()) {
          const { currentNode } = texts;
          const parent = currentNode.parentElement;
          if (currentNode.textContent?.trim() && parent && !parent.closest('font, script, style'))
            bare.push(currentNode);
        }
        for (const text of bare) {
          const font = document.createElement('font');
          text.parentNode?.replaceChild(font, text);
          font.append(text);
        }
      };
      wrap();
      new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true, characterData: true });
    });

  test('the dialog answers one question after the other', async ({ page }) => {
    await openHydrated(page, PAGE);
    await translate(page);
    await ask(page, 'gas');
    await expect(active(page).locator('font').first()).toBeAttached();
    for (const [question, found] of [
      ['gas reservation', 'Reserve gas'],
      ['voucher', 'Voucher'],
      ['message rent', 'Message rent'],
    ] as const) {
      await field(page).fill(question);
      await expect(active(page)).toContainText(found);
    }
  });

  test('so does the results page', async ({ page }) => {
    await openHydrated(page, '/search?q=gas');
    const results = page.getByRole('main');
    await translate(page);
    await expect(results.locator('h2 font').first()).toBeAttached();
    for (const [question, found] of [
      ['voucher', 'Voucher'],
      ['message rent', 'Message rent'],
    ] as const) {
      await results.getByRole('searchbox').fill(question);
      await expect(results.getByRole('heading', { level: 2 }).first()).toContainText(found);
    }
  });
});

test.describe('R-SEARCH-1: offline', () => {
  test('a question that failed is asked once more by Enter, which opens its first result', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openHydrated(page, PAGE);
    await ask(page, 'message rent');
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/about/features/rent-system');
  });

  test('a dialog that was loaded before works on, with the index that it has', async ({ page, context }) => {
    await openHydrated(page, PAGE);
    await ask(page, 'dispatch stash');
    await expect(active(page)).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('message rent');
    await expect(active(page)).toContainText('Message rent');
  });

  test('a dialog that cannot be loaded is told; the reader stays on the page, and can try again', async ({ page }) => {
    await openInterceptable(page, PAGE);
    await page.route('**', (route) => route.abort('internetdisconnected'));
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert').filter({ hasText: 'search' });
    await expect(alert).toHaveText('Unable to load search. You might want to check your network connection.');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    // A click elsewhere closes it too: the next key opens search, and does not close what is gone.
    await page.keyboard.press('Control+k');
    await expect(alert).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(alert).toHaveCount(0);
    await page.unroute('**');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await button(page).click();
    await expect(field(page)).toBeFocused();
  });

  test('a dialog that the browser drops because the reader leaves the site does not lead her to the results page', async ({
    page,
  }) => {
    await openInterceptable(page, PAGE);
    const drop = /\/assets\/js\//;
    await page.route(drop, async (route) => {
      await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
      await route.abort();
    });
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.keyboard.press('Control+k');
    await asked;
    await page.unroute(drop);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(PAGE);
  });

  test('when the site has been replaced by a newer one, the results page takes the place of the dialog', async ({
    page,
  }) => {
    await openInterceptable(page, PAGE);
    let lose = () => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await page.route(/\/assets\/js\//, (route) => lost.then(() => route.fulfill({ status: 404 })));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mailbox');
    lose();
    // With what was typed meanwhile.
    await expect(page).toHaveURL('/search?q=mailbox');
  });

  test('when the reader has given up meanwhile, the page stays', async ({ page }) => {
    await openInterceptable(page, PAGE);
    let lose = () => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await page.route(/\/assets\/js\//, (route) => lost.then(() => route.fulfill({ status: 404 })));
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    const asked = page.waitForResponse('**/search');
    lose();
    await asked;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page).toHaveURL(PAGE);
  });
});

test('R-SEARCH-1: the Enter that ends a composition opens nothing, in Safari too', async ({ page }) => {
  await openHydrated(page, PAGE);
  await ask(page, 'gas');
  await expect(active(page)).toBeVisible();
  // Safari says that nothing is composed any more.
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(PAGE);
});

for (const { backend, url, page: path, first } of SEARCH_SITES) {
  test.describe(`R-SEARCH-7: odd questions, ${backend}`, () => {
    test.use({ baseURL: url });
    test.beforeEach(({ page }) => openHydrated(page, path));

    test('of a text of 10,000 characters that is pasted, the first 64 are asked for', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((text) => navigator.clipboard.writeText(text), `${first.query} ${'x'.repeat(10_000)}`);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Control+v');
      await expect(field(page)).toHaveValue(`${first.query} ${'x'.repeat(63 - first.query.length)}`);
      await expect(dialog(page).getByRole('status')).toHaveText(/result/);
      await page.goto(`search?q=${'x'.repeat(10_000)}`);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('x'.repeat(64));
      await expect(page.getByRole('main').getByRole('status')).toContainText('No results for');
    });

    test('text from right to left stands so, and is looked for', async ({ page }) => {
      await ask(page, 'مرحبا');
      await expect(field(page)).toHaveCSS('direction', 'rtl');
      await expect(dialog(page).getByRole('status')).toHaveText(backend === 'hosted' ? '1 result' : /No results for/);
      await field(page).fill('שלום עולם');
      await expect(dialog(page).locator('bdi')).toHaveText('שלום עולם');
    });

    test('emoji are no words, and break nothing, not even cut in two by the limit', async ({ page }) => {
      const rockets = '🚀'.repeat(40);
      await ask(page, rockets);
      await expect(dialog(page).getByRole('status')).toHaveText(/^No results for (?:🚀){32}$/u);
      await page.goto(`search?q=x${encodeURIComponent(rockets)}`);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(`x${'🚀'.repeat(31)}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
    });

    test('a hostile query is printed as text', async ({ page }) => {
      const hostile = '<img src=x onerror=document.title=1>';
      await ask(page, hostile);
      await expect(dialog(page).getByRole('status')).toHaveText(/result/i);
      await expect(dialog(page).locator('img')).toHaveCount(0);
      await page.goto(`search?q=${encodeURIComponent(hostile)}`);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(hostile);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
      await expect(page.getByRole('main').locator('img')).toHaveCount(0);
      await expect(page).toHaveTitle(/^Results for/);
    });
  });
}

test('R-SEARCH-2: a question that only spaces ask for shows the start screen', async ({ page }) => {
  await openHydrated(page, PAGE);
  await ask(page, '   ');
  await expect(dialog(page)).toContainText('No recent searches');
  await expect(options(page)).toHaveCount(0);
});

for (const theme of ['dark', 'light']) {
  test(`R-SEARCH-1: axe finds nothing when search fails, ${theme}`, async ({ page }) => {
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    await openInterceptable(page, PAGE);
    await page.route('**', (route) => route.abort('internetdisconnected'));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').filter({ hasText: 'Unable to load search' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**');
    await page.route(INDEX, (route) => route.abort());
    await button(page).click();
    await field(page).fill('gas');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
