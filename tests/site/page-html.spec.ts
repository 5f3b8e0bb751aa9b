import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTML_FILE, htmlFile } from '../../src/shared/routes/pageHtml';
import { readPageFile } from '../../src/shared/routes/pageTable';
import { pretendConnection } from './support/routeChunks';
import { complaintsOf, isMarked, markDocument, openHydrated, serveAs } from './support/routePages';
import { expect, type Page, test } from './support/test';

/** A page with code, tables and a diagram. */
const PAGE = '/docs/api/send-message';
const TITLE = 'Send messages and read replies';
const BUILD = join(__dirname, '../../build');

/** The pieces of HTML that the page shows, as it shows them. */
const shown = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-page-html]'), ({ dataset, outerHTML }) => [
      dataset.pageHtml,
      outerHTML,
    ]),
  );

/** Path of the script of the page that the document is. */
const scriptOf = async (page: Page): Promise<string> => {
  const addresses = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src));
  const found = addresses.map(readPageFile).find(Boolean);
  if (!found) throw new Error('The page has no script of its own.');
  return found.file;
};

/** Goes to the next page, and back. Each is a change of the page, not a new document. */
async function leaveAndReturn(page: Page) {
  await markDocument(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Where to go next' })).toBeAttached();
  expect(await isMarked(page)).toBe(true);
}

test('what a page only shows comes once: in its HTML, not in its script or beside it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  await openHydrated(page, PAGE);
  await page.waitForLoadState('networkidle');
  const file = await scriptOf(page);
  const script = readFileSync(join(BUILD, file), 'utf8');
  const pieces = JSON.parse(readFileSync(join(BUILD, htmlFile(file)), 'utf8')) as string[];
  expect(await shown(page)).toHaveLength(pieces.length);
  expect(pieces.length).toBeGreaterThan(40);
  expect(pieces.filter((piece) => piece.length > 60 && script.includes(piece.slice(0, 60)))).toEqual([]);
  expect(requested).toContain(file);
  expect(requested).not.toContain(htmlFile(file));
});

test('R-ROUTE-4: a page is the same whether it was opened, followed to, or come back to', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, PAGE);
  const opened = await shown(page);
  await leaveAndReturn(page);
  expect(await shown(page)).toEqual(opened);
  await openHydrated(page, '/docs/api/submit-code');
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByRole('heading', { name: 'Where to go next' })).toBeAttached();
  expect(await isMarked(page)).toBe(true);
  expect(await shown(page)).toEqual(opened);
  expect(complaints).toEqual([]);
});

/** Lets something change the page before scripts have taken over, as tools do that copy parts of pages, or take them away. */
const change = (page: Page, edit: (html: string) => string) =>
  page.route(PAGE, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ body: edit(html), contentType: 'text/html; charset=utf-8' });
  });

for (const [what, edit] of [
  ['lost a piece', (html: string) => html.replace(/ data-page-html="5"/, '')],
  ['got a piece twice, and lost another', (html: string) => html.replace('data-page-html="5"', 'data-page-html="6"')],
] as const) {
  test(`a page that has ${what} before scripts have taken over is whole when it is come back to`, async ({ page }) => {
    await openHydrated(page, PAGE);
    const opened = await shown(page);
    await change(page, edit);
    await openHydrated(page, PAGE);
    await leaveAndReturn(page);
    expect(await shown(page)).toEqual(opened);
  });
}

test('a page that has lost a piece works, although it cannot be fetched', async ({ page }) => {
  await change(page, (html) => html.replace(/ data-page-html="5"/, ''));
  await page.route(HTML_FILE, (route) => route.abort());
  await openHydrated(page, PAGE);
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a page that has lost a piece, and could not fetch it, is whole when it is come back to', async ({ page }) => {
  await openHydrated(page, PAGE);
  const opened = await shown(page);
  await change(page, (html) => html.replace(/ data-page-html="5"/, ''));
  await page.route(HTML_FILE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => HTML_FILE.test(request.url()));
  await openHydrated(page, PAGE);
  await failed;
  await page.unroute(HTML_FILE);
  await leaveAndReturn(page);
  expect(await shown(page)).toEqual(opened);
});

test('R-ROUTE-4: a page under the name of its file shows what it had, and does not fetch it again', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHydrated(page, PAGE);
  const opened = await shown(page);
  await serveAs(page, `${PAGE}.html`, PAGE);
  await openHydrated(page, `${PAGE}.html`);
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { name: 'Where to go next' })).toBeAttached();
  expect(await shown(page)).toEqual(opened);
  const file = htmlFile(await scriptOf(page));
  expect(requested.filter((address) => address.endsWith(file))).toEqual([]);
});

test('R-ROUTE-5: the HTML of a page is fetched ahead with its script', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const scripts = () => [...new Set(requested.filter((address) => readPageFile(address)))];
  await openHydrated(page, PAGE);
  await expect.poll(() => scripts().length).toBeGreaterThan(1);
  const own = await scriptOf(page);
  const others = () => scripts().filter((address) => !address.endsWith(own));
  await expect.poll(() => others().filter((address) => !requested.includes(htmlFile(address)))).toEqual([]);
  expect(requested.filter((address) => address.endsWith(htmlFile(own)))).toEqual([]);
});

test('R-ROUTE-5: if data is saved, only the HTML of pages is fetched that a link leads to', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const files = () => requested.filter((address) => HTML_FILE.test(address));
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  await openHydrated(page, '/docs/api/submit-code');
  await page.waitForLoadState('networkidle');
  expect(files()).toEqual([]);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByRole('heading', { name: 'Where to go next' })).toBeAttached();
  expect(files()).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TITLE);
  expect(files()).toHaveLength(1);
});

test('R-ROUTE-4: a page whose HTML cannot be fetched is loaded as a document', async ({ page }) => {
  await page.route(HTML_FILE, (route) => route.abort());
  await openHydrated(page, '/docs/api/submit-code');
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  expect(await isMarked(page)).toBe(false);
  await expect(page.locator('.theme-code-block code').first()).toContainText('ask');
});
