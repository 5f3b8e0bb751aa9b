import { complaintsOf, hydrated, openHydrated } from './support/routePages';
import { holdBack } from './support/holdBack';
import { SCREENS } from './support/screens';
import { expect, test } from './support/test';

/** A page that is longer than a screen, with a table and code. */
const PAGE = '/docs/getting-started-in-5-minutes';
const RUNTIME = /\/assets\/js\/runtime~/;

declare global {
  interface Window {
    /** Whether the page had been drawn when its scripts came into it. */
    wasDrawn?: boolean;
  }
}

for (const [device, screen] of SCREENS) {
  test(`a ${device} shows the first screen while nothing but the HTML has come`, async ({ page }) => {
    await page.setViewportSize(screen);
    const complaints = complaintsOf(page);
    const release = await holdBack(page, /\/assets\//);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const first = page.getByRole('main').getByRole('paragraph').first();
    await expect(first).toBeInViewport();
    // Drawn, in the style of the site, and filling the screen.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('position', 'sticky');
    await expect(page.locator('h2').last()).not.toBeInViewport();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(screen.height);
    await expect(page.getByRole('contentinfo'), 'the end of the page').toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('what is below the fold is there although the script that the browser waits for at the fold is lost', async ({
  page,
}) => {
  await page.route(RUNTIME, (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the page asks for no style of its own, so that nothing else keeps it from being drawn', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await page.goto(PAGE);
  await hydrated(page);
  expect(styles).toEqual([]);
});

test('scripts run when the page has been drawn, and not before', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('script[src*="/main."]')) return;
      observer.disconnect();
      window.wasDrawn = performance.getEntriesByName('first-contentful-paint').length > 0;
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', PAGE]) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => window.wasDrawn), path).toBe(true);
  }
});

/** Has nothing happen in the page that was to happen after a second or more. */
const dropLongWaits = () => {
  const { setTimeout } = window;
  const short = (work: TimerHandler, wait = 0) => (wait < 1000 ? setTimeout(work, wait) : 0);
  Object.assign(window, { setTimeout: short });
};

test.describe('scripts run at once where no paint is to be expected', () => {
  test.beforeEach(({ page }) => page.addInitScript(dropLongWaits));

  test('in the background', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await openHydrated(page, PAGE);
  });

  test('in a frame out of sight', async ({ page }) => {
    const body = `<!doctype html><title>Host</title><iframe src="${PAGE}" style="display: none"></iframe>`;
    await page.route('/host', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto('/host');
    const root = page.frameLocator('iframe').locator('html');
    await expect(root).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('in a browser that does not tell of paints', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['mark'] });
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await openHydrated(page, PAGE);
  });
});

test('scripts run after a while in a browser that hides paints from the page', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await openHydrated(page, PAGE);
});
