import { complaintsOf, hydrated } from './support/routePages';
import { holdBack } from './support/holdBack';
import { SCREENS } from './support/screens';
import { expect, test } from './support/test';

/** A page that is longer than a screen, with a table and code. */
const PAGE = '/docs/getting-started-in-5-minutes';
const RUNTIME = /\/assets\/js\/runtime~/;

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
