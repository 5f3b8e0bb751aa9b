import { expect, test } from './support/test';
import { hydrated } from './support/routePages';

/** What pages ask for as they load, `npm run audit` sees on every route; here it is what they ask for in use. */
const PAGES = ['/', '/docs/about/glossary'];

const HINTS =
  'link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch], link[rel=preload], link[rel=stylesheet]';

for (const path of PAGES) {
  test(`R-WRITE-3: no request of a page in use leaves the site's own origin: ${path}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const origins = new Set<string>();
    const note = (url: string) => {
      if (!/^(?:data|blob|about):/.test(url)) origins.add(new URL(url).origin.replace(/^ws/, 'http'));
    };
    context.on('request', (request) => note(request.url()));
    page.on('websocket', (socket) => note(socket.url()));

    await page.goto(path);
    await hydrated(page);
    for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
      if (await link.isVisible()) await link.hover();
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('gas reservation');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    const hints = await page.locator(HINTS).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    hints.forEach(note);
    expect([...origins]).toEqual([baseURL]);
  });
}
