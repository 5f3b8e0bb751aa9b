import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { setClipboard } from './support/clipboard';
import { expect, type Page, test } from './support/test';
import { hydrated, openHydrated, openInterceptable } from './support/routePages';

const PAGE = '/docs/examples/ping';
const ITEMS = [
  'Copy page',
  'View as Markdown',
  'Open in ChatGPT',
  'Open in Claude',
  'Edit this page',
  'Report a problem',
];

const summary = (page: Page) => page.locator('summary', { hasText: 'Page actions' });
const item = (page: Page, name: string) => page.getByRole('article').getByText(name, { exact: true }).first();

test.describe('R-ASSIST-2: page actions', () => {
  test('copy the page as Markdown, and say so', async ({ page }) => {
    await setClipboard(page, true);
    await openHydrated(page, PAGE);
    await summary(page).click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute(
      'data-copied',
      readFileSync('build/docs/examples/ping.md', 'utf8'),
    );
    // It can be copied again.
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  });

  test('say that copying failed: not allowed', async ({ page }) => {
    await setClipboard(page, false);
    await openHydrated(page, PAGE);
    await summary(page).click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
  });

  test('say that copying failed: not reachable', async ({ page }) => {
    await setClipboard(page, true);
    await page.route('**/*.md', (route) => route.fulfill({ status: 404 }));
    await openHydrated(page, PAGE);
    await summary(page).click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-copied');
  });

  test('open and close without copying while that cannot be loaded, and copy when it can', async ({ page }) => {
    await setClipboard(page, true);
    await openInterceptable(page, PAGE);
    await page.route('**/*.js', (route) => route.abort());
    await summary(page).click();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeDisabled();
    await expect(item(page, 'View as Markdown')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page, 'View as Markdown')).toBeHidden();

    await page.unroute('**/*.js');
    await page.mouse.move(0, 0);
    await summary(page).click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  test('R-WRITE-1: lead to the Markdown, outside assistants, the editor, and a report that names page and release', async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    await summary(page).click();
    const links = page.locator('details', { has: summary(page) }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // What leads elsewhere leaves the page open.
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('target')));
    expect(targets).toEqual([null, '_blank', '_blank', '_blank', '_blank']);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(hrefs.map((href) => decodeURIComponent(href))).toEqual([
      `${PAGE}.md`,
      `https://chatgpt.com/?hints=search&q=Read ${canonical}.md so that I can ask questions about it.`,
      `https://claude.ai/new?q=Read ${canonical}.md so that I can ask questions about it.`,
      'https://github.com/gear-foundation/vara-wiki/edit/master/docs/examples/ping.mdx',
      expect.stringMatching(/issues\/new\?title=Docs: Ping&body=Page: \S+\/docs\/examples\/ping\nRelease: Gear \d/),
    ]);
    const markdown = await page.request.get(`${PAGE}.md`);
    expect(await markdown.text()).toContain('# Ping\n');
  });

  test('are reached by keyboard alone, in order; Escape closes them and gives the focus back', async ({ page }) => {
    await openHydrated(page, PAGE);
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeEnabled();
    for (const name of ITEMS) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    await page.keyboard.press('Escape');
    await expect(item(page, 'Copy page')).toBeHidden();
    await expect(summary(page)).toBeFocused();
  });

  test('close when the reader goes elsewhere, by mouse or keyboard', async ({ page }) => {
    await openHydrated(page, PAGE);
    await summary(page).click();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeEnabled();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(item(page, 'Copy page')).toBeHidden();

    await summary(page).click();
    await item(page, 'Report a problem').focus();
    await page.keyboard.press('Tab');
    await expect(item(page, 'Copy page')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open too, without the one that needs it', async ({ page }) => {
      await page.goto(PAGE);
      await summary(page).click();
      for (const name of ITEMS.slice(1)) await expect(item(page, name)).toBeVisible();
      await expect(item(page, 'Copy page')).toBeHidden();
    });
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (const theme of ['dark', 'light']) {
      test(`are clean for axe when open, and move nothing: ${theme}, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
        await page.goto(PAGE);
        await hydrated(page);
        const text = page.getByRole('article').locator('p').first();
        const before = await text.boundingBox();
        await summary(page).click();
        await expect(item(page, 'Report a problem')).toBeInViewport({ ratio: 1 });
        expect(await text.boundingBox()).toEqual(before);
        const { violations } = await new AxeBuilder({ page }).include('article').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
      });
    }
  }
});
