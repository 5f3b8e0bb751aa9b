import { readFileSync } from 'node:fs';
import { expect, type Page, test } from './support/test';
import { ASSISTANT_ORIGIN } from '../stubs/ports';
import { HOSTED_URL } from './support/fixture';
import { openHydrated } from './support/routePages';

const PAGE = `${HOSTED_URL}docs/shared`;
const ASSISTANT_SCRIPT = `${ASSISTANT_ORIGIN}/widget.js`;
const WIDGET = 'tests/stubs/assistantWidget.js';
const button = (page: Page) => page.getByRole('button', { name: 'Ask the docs' });
const message = (page: Page) => page.getByRole('complementary', { name: 'Assistant' });
const widget = (page: Page) => page.getByRole('button', { name: 'Widget of fixture-key' });

test.describe('R-ASSIST-1: the hosted assistant', () => {
  test('is not loaded before it is used, then shows itself', async ({ page }) => {
    let asked = 0;
    await page.route(ASSISTANT_SCRIPT, (route) => {
      asked += 1;
      return route.fulfill({ path: WIDGET, contentType: 'text/javascript' });
    });
    await openHydrated(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await button(page).click();
    await expect(widget(page)).toBeVisible();
    await expect(message(page)).toHaveCount(0);
    // Once more leads to what is there.
    await button(page).click();
    await expect(page.locator('#assistant-widget')).toBeFocused();
    expect(asked).toBe(1);
  });

  test('that fails says so and offers search; it can be tried again', async ({ page }) => {
    let isDown = true;
    await page.route(ASSISTANT_SCRIPT, (route) =>
      isDown ? route.abort() : route.fulfill({ path: WIDGET, contentType: 'text/javascript' }),
    );
    await openHydrated(page, PAGE);
    await button(page).click();
    await expect(message(page)).toContainText('The assistant could not be loaded.');
    await expect(message(page).getByRole('link', { name: 'Search the docs' })).toHaveAttribute(
      'href',
      '/fixture/search',
    );
    isDown = false;
    await message(page).getByRole('button', { name: 'Try again' }).click();
    await expect(widget(page)).toBeVisible();
  });

  test('that failed is loading when it is asked for again', async ({ page }) => {
    let isDown = true;
    await page.route(ASSISTANT_SCRIPT, (route) => (isDown ? route.abort() : undefined));
    await openHydrated(page, PAGE);
    await button(page).click();
    await expect(message(page)).toContainText('could not be loaded');
    await message(page).getByRole('button', { name: 'Close' }).click();
    isDown = false;
    await button(page).click();
    await expect(message(page)).toContainText('The assistant is loading');
  });

  for (const [what, body, contentType] of [
    ['fails when it runs', 'throw new Error("broken")', 'text/javascript'],
    ['is the sign-in page of a network', '<!doctype html><title>Sign in</title>', 'text/html'],
  ] as const) {
    test(`that ${what} says so, and the focus stays`, async ({ page }) => {
      await page.route(ASSISTANT_SCRIPT, (route) => route.fulfill({ body, contentType }));
      await openHydrated(page, PAGE);
      await button(page).click();
      await expect(message(page)).toContainText('The assistant could not be loaded.');
      await expect(page.locator('#assistant-widget')).toHaveCount(0);
    });
  }

  test('that comes after it was given up does not run beside the one of the next try', async ({ page }) => {
    await page.clock.install();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const body = `${readFileSync(WIDGET, 'utf8')}\nglobalThis.runs = (globalThis.runs ?? 0) + 1;`;
    await page.route(ASSISTANT_SCRIPT, async (route) => {
      await gate;
      // One that was given up may have been taken back.
      await route.fulfill({ body, contentType: 'text/javascript' }).catch(() => undefined);
    });
    await openHydrated(page, PAGE);
    await button(page).click();
    await expect(message(page)).toContainText('The assistant is loading');
    await page.clock.fastForward(9000);
    await message(page).getByRole('button', { name: 'Try again' }).click();
    release();
    await expect(widget(page)).toBeVisible();
    expect(await page.evaluate('runs')).toBe(1);
  });

  test('that hangs leaves the page to the reader, and is given up', async ({ page }) => {
    await page.clock.install();
    await page.route(ASSISTANT_SCRIPT, () => undefined);
    await openHydrated(page, PAGE);
    await button(page).click();
    await expect(message(page)).toContainText('The assistant is loading');
    await page.getByRole('link', { name: 'Direct link to Second level' }).click();
    await page.clock.fastForward(9000);
    await expect(message(page)).toContainText('The assistant could not be loaded.');
    await message(page).getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeFocused();
  });
});
