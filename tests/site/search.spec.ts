import { expect, test } from '@playwright/test';
import { openHydrated } from './support/routePages';
import { active, ask, button, dialog, field, INDEX, options, PAGE, violations, visit } from './support/searchDialog';

test.describe('R-SEARCH-1: opening and closing', () => {
  test.beforeEach(({ page }) => openHydrated(page, PAGE));

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens it, Escape closes it and the focus returns to the button`, async ({ page }) => {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  }

  test('the button opens it; close button and a click beside it close it', async ({ page }) => {
    await button(page).click();
    await dialog(page).getByRole('button', { name: 'Close search' }).click();
    await expect(button(page)).toBeFocused();
    await button(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 800);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('letters typed on the button are not lost', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.type('gas');
    await expect(field(page)).toHaveValue('gas');
    await expect(options(page).first()).toBeVisible();
  });

  test('the dialog and the index load when the button is pointed at, not before', async ({ page }) => {
    let loaded = false;
    page.on('request', (request) => void (loaded ||= request.url().includes('/assets/search/')));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(loaded).toBe(false);
    const response = page.waitForResponse(INDEX);
    await button(page).hover();
    expect((await response).ok()).toBe(true);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a slash typed in the field is text, Ctrl+K there closes', async ({ page }) => {
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    await expect(field(page)).toHaveValue('a/b');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the page behind it is out of reach', async ({ page }) => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      // Between last and first element the browser's own interface has the focus, which the page sees as its body.
      const focused = await page.evaluate(() => document.activeElement?.closest('dialog, #__docusaurus')?.tagName);
      expect([undefined, 'DIALOG']).toContain(focused);
    }
  });
});

test('R-SEARCH-1: two buttons on the not-found page share one dialog', async ({ page }) => {
  await openHydrated(page, '/no-such-page');
  const inPage = page.getByRole('main').getByRole('button', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await inPage.click();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await expect(inPage).toBeFocused();
});

test.describe('R-SEARCH-2: results', () => {
  test.beforeEach(({ page }) => openHydrated(page, PAGE));

  test('arrows go round, Enter opens the active result', async ({ page }) => {
    await ask(page, 'gas');
    await expect(options(page)).not.toHaveCount(0);
    const count = await options(page).count();
    const isActive = async (index: number) => {
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(active(page)).toHaveCount(1);
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
    };
    await isActive(0);
    await page.keyboard.press('ArrowUp');
    await isActive(count - 1);
    await page.keyboard.press('ArrowDown');
    await isActive(0);
    await page.keyboard.press('ArrowDown');
    await isActive(1);
    const url = (await active(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('an exact title comes first; what matched is marked; a group holds five at most', async ({ page }) => {
    await ask(page, 'message rent');
    await expect(active(page)).toHaveAttribute('href', '/docs/about/features/rent-system');
    await expect(active(page).locator('mark')).toHaveText(['Message', 'rent']);
    for (const group of await dialog(page).getByRole('group').all()) {
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    }
  });

  test('a click opens a result and scrolls to its heading', async ({ page }) => {
    await ask(page, 'dispatch stash');
    await options(page).first().click();
    await expect(page).toHaveURL(/#dispatch-stash$/);
    await expect(page.getByRole('heading', { name: 'Dispatch stash' })).toBeInViewport();
  });

  test('a result opens in a new tab with Ctrl', async ({ page, context }) => {
    await ask(page, 'message rent');
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(dialog(page)).toBeVisible();
  });

  test('snippets have 10 words, 5 on a narrow screen', async ({ page }) => {
    const words = async () => {
      await ask(page, 'reservation');
      const snippet = options(page).filter({ hasText: '…' }).first().locator('span > span').nth(1);
      return (await snippet.innerText()).replaceAll('…', '').trim().split(/\s+/).length;
    };
    expect(await words()).toBe(10);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.keyboard.press('Escape');
    expect(await words()).toBe(5);
  });

  test('See all leads to the results page', async ({ page }) => {
    await ask(page, 'gas');
    const link = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec(await link.innerText())?.[0] ?? '';
    await link.click();
    await expect(page).toHaveURL('/search?q=gas');
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} results`);
  });

  test('texts of the field and the footer, and the longest input', async ({ page }) => {
    await expect(button(page)).toHaveText(/^Search/);
    await ask(page, '');
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(field(page)).toHaveAttribute('maxlength', '64');
    await expect(dialog(page).getByRole('listitem')).toHaveText([/Enter\s*to select/, /to navigate/, /to close/]);
  });

  test('no results: what to try, and where to report', async ({ page }) => {
    await ask(page, 'gasreservasion');
    await expect(dialog(page)).toContainText('No results for “gasreservasion”');
    await expect(dialog(page)).toContainText('Believe this query should return results?');
    await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /issues\/new\?title=.*gasreservasion/,
    );
    await expect(dialog(page)).toContainText('Try searching for');
    const suggestions = dialog(page).getByRole('listitem').getByRole('button');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(options(page).first()).toBeVisible();
  });

  test('says so when the index cannot be fetched, and tries again', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await ask(page, 'gas');
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Unable to fetch resultsYou might want to check your network connection.',
    );
    await page.unroute(INDEX);
    await field(page).fill('gas r');
    await expect(options(page).first()).toBeVisible();
  });

  test('status goes from loading to stalled to idle', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route) => {
      await gate;
      await route.continue();
    });
    await ask(page, 'gas');
    const status = dialog(page).locator('[data-status]');
    await expect(status).toHaveAttribute('data-status', 'stalled');
    release();
    await expect(status).toHaveAttribute('data-status', 'idle');
    await expect(options(page).first()).toBeVisible();
  });
});

test('R-SEARCH-5: each record leads to an anchor that its page has', async ({ page }) => {
  await openHydrated(page, PAGE);
  const response = page.waitForResponse(INDEX);
  await button(page).hover();
  const { sections } = (await (await response).json()) as { sections: { url: string }[] };
  const missing = await page.evaluate(
    async (urls) => {
      const pages = new Map<string, Promise<Document>>();
      const load = async (path: string) => {
        const html = await (await fetch(path)).text();
        return new DOMParser().parseFromString(html, 'text/html');
      };
      const found = urls.map(async (url) => {
        const [path = '', anchor] = url.split('#');
        const doc = pages.get(path) ?? load(path);
        pages.set(path, doc);
        const target = anchor ? (await doc).getElementById(anchor) : (await doc).querySelector('article');
        return target ? [] : [url];
      });
      return (await Promise.all(found)).flat();
    },
    sections.map(({ url }) => url),
  );
  expect(sections.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('R-SEARCH-1: the dialog fills the screen and the shortcut is not shown', async ({ page }) => {
    await openHydrated(page, PAGE);
    await expect(button(page).locator('kbd').first()).toBeHidden();
    await button(page).tap();
    await field(page).fill('gas reservation');
    await expect(options(page).first()).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

for (const theme of ['dark', 'light']) {
  for (const width of [1440, 390]) {
    test(`R-SEARCH-1: axe finds nothing in the dialog, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await openHydrated(page, PAGE);
      await page.keyboard.press('/');
      await expect(dialog(page)).toContainText('No recent searches');
      expect(await violations(page)).toEqual([]);
      await field(page).fill('gas');
      await expect(options(page).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await field(page).fill('gasreservasion');
      await expect(dialog(page)).toContainText('No results for');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await visit(page, 'message rent', '/docs/about/features/rent-system');
      await page.keyboard.press('/');
      await expect(options(page)).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
    });
  }
}
