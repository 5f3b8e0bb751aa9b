import { expect, test } from './support/test';
import { nextFrames } from './support/navbar';
import { openHydrated } from './support/routePages';
import { button, dialog, field, INDEX, options, PAGE, violations, visit } from './support/searchDialog';

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

  test('/ is no command where it is typed: in the dialog, and in a field that a widget hides in a shadow tree', async ({
    page,
  }) => {
    await page.keyboard.press('Control+k');
    await field(page).fill('gas');
    await dialog(page).getByRole('button', { name: 'Close search' }).focus();
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('gas');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    const typed = await page.evaluateHandle(() => {
      const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
      const input = root.appendChild(document.createElement('input'));
      input.focus();
      return input;
    });
    await page.keyboard.press('/');
    expect(await typed.evaluate((input) => input.value)).toBe('/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the button opens it; close button and a click beside it close it', async ({ page }) => {
    await button(page).click();
    await dialog(page).getByRole('button', { name: 'Close search' }).click();
    await expect(button(page)).toBeFocused();
    await button(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 800);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Back closes it, because the page below it changes', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
    await expect(heading).not.toHaveText(title);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('letters typed on the button are not lost', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.type('gas');
    await expect(field(page)).toHaveValue('gas');
    await expect(options(page).first()).toBeVisible();
  });

  test('letters come behind the one that opened it, where the browser leaves the caret before it', async ({ page }) => {
    // As WebKit does.
    await page.addInitScript(() => {
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement) target.setSelectionRange(0, 0);
      });
    });
    await openHydrated(page, PAGE);
    await button(page).focus();
    await page.keyboard.type('gas');
    await expect(field(page)).toHaveValue('gas');
  });

  for (const how of ['pointed at', 'focused']) {
    test(`the dialog and the index load when the button is ${how}, not before`, async ({ page }) => {
      let loaded = false;
      page.on('request', (request) => void (loaded ||= request.url().includes('/assets/search/')));
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(loaded).toBe(false);
      const response = page.waitForResponse(INDEX);
      if (how === 'focused') await button(page).focus();
      else await button(page).hover();
      expect((await response).ok()).toBe(true);
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  test('a slash typed in the field is text, Ctrl+K there closes', async ({ page }) => {
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    await expect(field(page)).toHaveValue('a/b');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Clear empties the field, which keeps the focus', async ({ page }) => {
    await page.keyboard.press('/');
    await field(page).fill('gas');
    await expect(options(page).first()).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Clear' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toContainText('No recent searches');
  });

  test('the page behind it does not scroll', async ({ page }) => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.mouse.move(20, 800);
    await page.mouse.wheel(0, 300);
    await nextFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
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

test('R-SEARCH-1: a slash typed in a field of the page is text; Ctrl+K opens the dialog there too', async ({
  page,
}) => {
  await openHydrated(page, '/search');
  const input = page.getByRole('main').getByRole('searchbox');
  await input.focus();
  await page.keyboard.type('a/b');
  await expect(input).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('R-SEARCH-1: the slash can be turned off, for good, and on again (WCAG 2.1.4)', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.keyboard.press('/');
  const choice = dialog(page).getByRole('checkbox', { name: 'The key / opens search' });
  await choice.uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await openHydrated(page, PAGE);
  await page.keyboard.press('/');
  await nextFrames(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('R-SEARCH-1: the button shows the key of the system', async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(button(page).locator('kbd')).toHaveText(['Ctrl', 'K']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await openHydrated(page, PAGE);
  await expect(button(page).locator('kbd')).toHaveText(['⌘', 'K']);
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

test('R-SEARCH-1: a shortcut leaves the page where it is, the second time too', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
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

test('R-SEARCH-1: on a phone on its side the dialog fills the screen, so that there is room for results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openHydrated(page, PAGE);
  await page.keyboard.press('/');
  await field(page).fill('gas');
  await expect(options(page).nth(4)).toBeInViewport();
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 390 });
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
      // All of the list: the results in view come a moment before the rest.
      await expect(dialog(page).getByRole('link', { name: /^See all/ })).toBeAttached();
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
