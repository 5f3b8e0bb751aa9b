import { expect, type Page, test } from './support/test';
import { hydrated, openHydrated, openInterceptable } from './support/routePages';
import { dropdownButton, dropdownMenu } from './support/navbar';
import { active, ask, dialog, field, options, PAGE, violations, visit } from './support/searchDialog';

const RENT = '/docs/about/features/rent-system';

/** Words that are marked on the page. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const highlights = CSS.highlights as unknown as Map<string, Set<Range>>;
    return [...(highlights.get('vd-searched') ?? [])].map((range) => String(range).toLowerCase());
  });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear highlights' });

test.describe('highlight of the searched words on the page that a result leads to', () => {
  test('marks them, leaves the address and the text alone, and loads for it only then', async ({ page }) => {
    await openHydrated(page, RENT);
    const text = await page.locator('article').innerText();
    await expect(clear(page)).toHaveCount(0);
    expect(await marked(page)).toEqual([]);
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    expect(new Set(await marked(page))).toEqual(new Set(['message', 'messages', 'rent']));
    await expect(page).toHaveURL(RENT);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${RENT}$`));
    await clear(page).click();
    await expect.poll(() => page.locator('article').innerText()).toBe(text);
  });

  test('with forced colours, they are in the colours of what is selected, also where the browser does not see to that', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    const colours = await page.evaluate(() => {
      const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
      return rules
        .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(forced-colors: active)')
        .flatMap((rule) => Array.from((rule as CSSMediaRule).cssRules) as CSSStyleRule[])
        .filter(({ selectorText }) => selectorText === '::highlight(vd-searched)')
        .map(({ style }) => [style.backgroundColor, style.color]);
    });
    expect(colours).toEqual([['highlight', 'highlighttext']]);
  });

  test('the button to clear them covers nothing that the keyboard is at', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    const isCovered = () =>
      clear(page).evaluate((button) => {
        const covers = button.getBoundingClientRect();
        const { top, bottom, left, right } = (document.activeElement ?? document.body).getBoundingClientRect();
        return top >= covers.top && bottom <= covers.bottom && left >= covers.left && right <= covers.right;
      });
    await page.getByRole('main').getByRole('link').first().focus();
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      if (await clear(page).evaluate((button) => button === document.activeElement)) break;
      await expect.poll(isCovered).toBe(false);
    }
  });

  for (const width of [320, 1440]) {
    test(`the button to clear them leaves what stands at the foot of the page to the pointer: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, PAGE);
      await visit(page, 'message rent', RENT);
      await expect(clear(page)).toBeVisible();
      const last = page.getByRole('contentinfo').getByRole('button', { name: 'Keep these docs offline' });
      await last.focus();
      const covered = await last.evaluate((button) => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return [left + 1, (left + right) / 2, right - 1].filter(
          (x) => !button.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
      });
      expect(covered).toEqual([]);
    });
  }

  for (const how of ['Escape', 'the button']) {
    test(`${how} takes the marks away; they do not come back`, async ({ page }) => {
      await openHydrated(page, PAGE);
      await visit(page, 'message rent', RENT);
      await expect(clear(page)).toBeVisible();
      const top = await page.evaluate(() => scrollY);
      if (how === 'Escape') await page.keyboard.press('Escape');
      else await clear(page).press('Enter');
      await expect(clear(page)).toHaveCount(0);
      expect(await marked(page)).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      if (how === 'the button') {
        // The keyboard goes on from the page.
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
      }
      await page.reload();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(clear(page)).toHaveCount(0);
    });
  }

  test('nor do they come back on the way back from another part of the page', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    await page.locator('.table-of-contents a').first().click();
    await expect(page).toHaveURL(/#/);
    await page.keyboard.press('Escape');
    await expect(clear(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(RENT);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await marked(page)).toEqual([]);
    await expect(clear(page)).toHaveCount(0);
  });

  test('a reload keeps marks that were not cleared', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    await page.reload();
    await expect(clear(page)).toBeVisible();
    expect(new Set(await marked(page))).toEqual(new Set(['message', 'messages', 'rent']));
  });

  test('marks a term that opens its definition, and nothing in a definition that is closed', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'rent validators', RENT);
    await expect(clear(page)).toBeVisible();
    const [inTerms, hidden] = await page.evaluate(() => {
      const ranges = [...((CSS.highlights as unknown as Map<string, Set<Range>>).get('vd-searched') ?? [])];
      const within = (selector: string) =>
        ranges.filter(({ startContainer }) => startContainer.parentElement?.closest(selector)).length;
      return [within('a[aria-describedby]'), within('[popover]')];
    });
    expect(inTerms).toBeGreaterThan(0);
    expect(hidden).toBe(0);
  });

  test('a page whose marks cannot be loaded is shown without them', async ({ page }) => {
    await openInterceptable(page, PAGE);
    await ask(page, 'message rent');
    await expect(active(page)).toHaveAttribute('href', RENT);
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/js\//, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/js/'));
    await page.keyboard.press('Enter');
    await failed;
    await expect(page.getByRole('heading', { level: 1, name: 'Message rent' })).toBeVisible();
    await expect(clear(page)).toHaveCount(0);
  });

  test('Escape closes a menu first', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    const menu = page.locator('summary', { hasText: 'Page actions' });
    await menu.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('details[open] > summary', { hasText: 'Page actions' })).toHaveCount(0);
    await expect(clear(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(clear(page)).toHaveCount(0);
  });

  test('Escape closes a dropdown of the navbar first', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    await dropdownButton(page, 'English').press('Enter');
    await expect(dropdownMenu(page, 'English')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dropdownMenu(page, 'English')).toBeHidden();
    await expect(clear(page)).toBeVisible();
  });

  test('Escape closes the definition of a term first', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    await page.getByRole('article').locator('a[aria-describedby]').first().click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(clear(page)).toBeVisible();
  });

  test('Escape closes the dialog first', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(clear(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(clear(page)).toHaveCount(0);
  });

  test('scrolls to the anchor, stays within the page, and goes with it', async ({ page }) => {
    await openHydrated(page, PAGE);
    await ask(page, 'dispatch stash');
    await options(page).first().click();
    await expect(page).toHaveURL(/#dispatch-stash$/);
    await expect(page.getByRole('heading', { name: 'Dispatch stash' })).toBeInViewport();
    await expect(clear(page)).toBeVisible();
    await page.locator('.table-of-contents a').first().click();
    await expect(page).not.toHaveURL(/#dispatch-stash$/);
    await expect(clear(page)).toBeVisible();
    await page.getByRole('link', { name: /^Next / }).click();
    await expect(clear(page)).toHaveCount(0);
    expect(await marked(page)).toEqual([]);
  });

  test('follows from a recent search as well', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await openHydrated(page, PAGE);
    await page.keyboard.press('Control+k');
    await options(page).first().click();
    await expect(page).toHaveURL(RENT);
    await expect(clear(page)).toBeVisible();
    expect(new Set(await marked(page))).toEqual(new Set(['message', 'messages', 'rent']));
  });

  test('follows from the results page as well', async ({ page }) => {
    await page.goto('/search?q=message%20rent');
    await page.getByRole('main').getByRole('link', { name: 'Message rent' }).first().click();
    await expect(page).toHaveURL(RENT);
    await expect(clear(page)).toBeVisible();
  });

  test('a browser that cannot mark shows the page as ever', async ({ page }) => {
    await page.addInitScript(() => {
      // As in a browser without the CSS Custom Highlight API.
      Reflect.deleteProperty(CSS, 'highlights');
      Reflect.deleteProperty(Object.getPrototypeOf(CSS) as object, 'highlights');
    });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openHydrated(page, PAGE);
    const loaded = page.waitForResponse(async (response) => (await response.text()).includes('Clear highlights'));
    await visit(page, 'message rent', RENT);
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message rent');
    await expect(clear(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  for (const theme of ['dark', 'light']) {
    test(`what is marked can be read, ${theme}`, async ({ page }) => {
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await openHydrated(page, PAGE);
      await visit(page, 'message rent', RENT);
      await expect(clear(page)).toBeVisible();
      // What axe does not see, as WCAG counts it.
      const [text = 0, ground = 0] = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement, '::highlight(vd-searched)');
        return [color, backgroundColor].map((colour) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        });
      });
      expect(Math.max(text, ground) / Math.min(text, ground)).toBeGreaterThan(4.5);
    });
  }

  test('is not printed', async ({ page }) => {
    await openHydrated(page, PAGE);
    await visit(page, 'message rent', RENT);
    await expect(clear(page)).toBeVisible();
    const colour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, '::highlight(vd-searched)').backgroundColor);
    expect(await colour()).not.toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    await expect(clear(page)).toBeHidden();
    expect(await colour()).toBe('rgba(0, 0, 0, 0)');
  });

  for (const theme of ['dark', 'light']) {
    test(`axe finds nothing, ${theme}`, async ({ page }) => {
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await openHydrated(page, PAGE);
      await visit(page, 'message rent', RENT);
      await expect(clear(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
});
