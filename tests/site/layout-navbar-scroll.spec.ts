import { expect, test } from './support/test';
import { navbar, nextFrames } from './support/navbar';
import { openHydrated } from './support/routePages';

const scrollY = () => window.scrollY;

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/docs/about/glossary');
  await page.mouse.move(700, 500);
});

test('R-LAYOUT-6: the navbar hides on scrolling down and returns on scrolling up', async ({ page }) => {
  await expect(navbar(page)).toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(scrollY)).toBe(500);
  await page.mouse.wheel(0, 300);
  await expect(navbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(navbar(page)).toBeInViewport();
  expect(await page.evaluate(scrollY)).toBeGreaterThan(500);
});

test('R-LAYOUT-6: the navbar stays while the page is scrolled by less than its height', async ({ page }) => {
  // A style element of the page's own is against its policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
  };
  const height = (await navbar(page).boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(30);
  for (const top of [10, 20, height - 1]) {
    await scrollTo(top);
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  }
  await scrollTo(height + 1);
  await expect(navbar(page)).not.toBeInViewport();
});
