import { expect, type Page } from '@playwright/test';

/** Waits until scripts have taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until scripts have taken it over, and all of it has been laid out. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
}

/**
 * Opens a page of which a test takes requests away later on. A browser must be told from the start that it has to ask for each: one that
 * is told when the page is open may still load the script that it is asked for next.
 */
export async function openInterceptable(page: Page, path: string): Promise<void> {
  await page.route(
    () => true,
    (route) => route.fallback(),
  );
  await openHydrated(page, path);
}

/** Stands in for a host that rewrites nothing: the file of the page `path` comes under `address` as well. */
export async function serveAs(page: Page, address: string, path: string): Promise<void> {
  const response = await page.request.get(path);
  const body = await response.text();
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  );
}

/** Collects what the console and uncaught errors say, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Marks the document: the mark is gone once the browser has loaded another one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', 'kept'));
}

export async function isMarked(page: Page): Promise<boolean> {
  return (await page.locator('html').getAttribute('data-test-mark')) === 'kept';
}
