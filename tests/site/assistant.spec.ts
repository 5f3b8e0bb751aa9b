import { readFileSync } from 'node:fs';
import { setClipboard } from './support/clipboard';
import { expect, type Page, test } from './support/test';
import { holdBack } from './support/holdBack';
import { nextFrames } from './support/navbar';
import { pretendConnection } from './support/routeChunks';
import { isMarked, markDocument, openHydrated, openInterceptable } from './support/routePages';
import { INDEX, violations } from './support/searchDialog';

const PAGE = '/docs/about/glossary';
/** Its passages have links. */
const QUESTION = 'How do I test a program without a node?';
/** Pixels that a scrollbar may take. */
const SCROLLBAR = 15;
const button = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Ask the docs' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask the docs' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' });
const turn = (page: Page, question: string) => panel(page).getByRole('article', { name: question });
const status = (page: Page) => panel(page).getByRole('status').first();

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

test.describe('R-ASSIST-2: the embedded assistant', () => {
  test('loads nothing before it is used', async ({ page }) => {
    const requests: string[] = [];
    // Pages that links lead to are not fetched for later.
    await pretendConnection(page, { effectiveType: '4g', saveData: true });
    await openHydrated(page, PAGE);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => requests.push(request.url()));
    await button(page).hover();
    await button(page).focus();
    expect(requests).toEqual([]);
    await button(page).press('Enter');
    await expect(field(page)).toBeFocused();
    // The index comes with the first question.
    expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
    await ask(page, 'How do I issue a voucher?');
    await expect(turn(page, 'How do I issue a voucher?').getByRole('listitem').first()).toBeVisible();
    expect(requests.some((url) => url.includes('/assets/search/'))).toBe(true);
  });

  test('answers with passages of the docs, their links and their code', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    await ask(page, 'How do I issue a voucher?');
    const passage = turn(page, 'How do I issue a voucher?').locator('ol > li').first();
    await expect(passage.getByRole('link').first()).toHaveAttribute('href', '/docs/api/vouchers#issue-a-voucher');
    await expect(passage.locator('pre')).toContainText('api.voucher.issue');
    await expect(status(page)).toHaveText(/^\d passages? found$/);
    await expect(field(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });

  test('leads to the passage, and the conversation is still there afterwards', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    await ask(page, 'How do I issue a voucher?');
    await turn(page, 'How do I issue a voucher?').getByRole('link').first().click();
    await expect(page).toHaveURL('/docs/api/vouchers#issue-a-voucher');
    await expect(panel(page)).toHaveCount(0);
    // The keyboard goes on from there, and leaves the button that opened the panel.
    await expect(page.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('#issue-a-voucher').getByRole('link')).toBeFocused();
    await button(page).click();
    await expect(turn(page, 'How do I issue a voucher?')).toBeVisible();
    // Back changes the page below the panel, and closes it.
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(panel(page)).toHaveCount(0);
  });

  test('says plainly that it found nothing, and where else to go', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    await ask(page, 'How do I mint an NFT on Solana?');
    const answer = turn(page, 'How do I mint an NFT on Solana?');
    await expect(answer).toContainText('Nothing found.');
    await expect(answer).toContainText('They do not mention “Solana”.');
    await expect(answer.getByRole('listitem')).toHaveCount(0);
    await expect(status(page)).toHaveText('Nothing found');
    await expect(answer.getByRole('link', { name: 'Open in Claude' })).toHaveAttribute('href', /llms\.txt/);
    await answer.getByRole('link', { name: 'Search for the words' }).click();
    await expect(page).toHaveURL(/\/search\?q=How%20do%20I%20mint/);
  });

  test('keeps the subject for the next question until it is told not to', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    await ask(page, 'How do I issue a voucher?');
    await expect(panel(page)).toContainText('The next question keeps the subject of “How do I issue a voucher?”');
    await ask(page, 'And how do I revoke it?');
    await expect(turn(page, 'And how do I revoke it?')).toContainText('Looked for within “How do I issue a voucher?”.');
    await ask(page, 'What is conviction voting?');
    await expect(turn(page, 'What is conviction voting?')).toContainText(
      'This answers the question by itself, not within',
    );
    await panel(page).getByRole('button', { name: 'New subject' }).click();
    await expect(panel(page)).not.toContainText('keeps the subject');
  });

  test('Escape, the button and a click beside it close it, and the focus returns', async ({ page }) => {
    await openHydrated(page, PAGE);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => panel(page).getByRole('button', { name: 'Close the assistant' }).click(),
      () => page.mouse.click(20, 500),
    ]) {
      await button(page).press('Enter');
      await expect(field(page)).toBeFocused();
      await close();
      await expect(panel(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
  });

  test('says so when the index cannot be loaded, and tries again', async ({ page }) => {
    await openHydrated(page, PAGE);
    await page.context().route(INDEX, (route) => route.abort());
    await button(page).click();
    await ask(page, 'What is a voucher?');
    const answer = turn(page, 'What is a voucher?');
    await expect(answer).toContainText('could not be looked through');
    await page.context().unroute(INDEX);
    await answer.getByRole('button', { name: 'Try again' }).click();
    await expect(answer.getByRole('listitem').first()).toBeVisible();
  });

  test('works again when the network is back, also if its worker could not be loaded', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.waitForLoadState('networkidle');
    await page.context().route('**/assets/**', (route) => route.abort());
    await ask(page, 'What is a voucher?');
    const answer = turn(page, 'What is a voucher?');
    await expect(answer).toContainText('could not be looked through');
    await page.context().unroute('**/assets/**');
    await answer.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(answer.getByRole('listitem').first()).toBeVisible();
    expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });

  test('can be read on a screen of 320 by 256 pixels, as a zoom of 400 % makes it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openHydrated(page, PAGE);
    await button(page).click();
    await ask(page, 'How do I issue a voucher for all of the programs that my users send messages to?');
    const source = panel(page).locator('ol > li').first().getByRole('link').first();
    await source.scrollIntoViewIfNeeded();
    await expect(source).toBeInViewport({ ratio: 1 });
  });

  test('keeps the link of a passage whose text cannot be loaded', async ({ page }) => {
    await openInterceptable(page, PAGE);
    await page.route('**/docs/**/*.md', (route) => route.abort());
    await button(page).click();
    await ask(page, 'How do I issue a voucher?');
    const passage = turn(page, 'How do I issue a voucher?').locator('ol > li').first();
    await expect(passage).toContainText('follow the link');
    await expect(passage.getByRole('link')).toHaveAttribute('href', '/docs/api/vouchers#issue-a-voucher');
  });

  test('is a sheet from below on a phone, no wider than it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, PAGE);
    await button(page).click();
    await ask(page, 'How do I issue a voucher?');
    await expect(turn(page, 'How do I issue a voucher?').locator('pre').first()).toBeVisible();
    const box = await panel(page).boundingBox();
    expect(box?.x).toBe(0);
    // A scrollbar may keep some of it.
    expect(box?.width).toBeGreaterThanOrEqual(390 - SCROLLBAR);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });

  test('does not open late over search, nor after Escape', async ({ page }) => {
    await openInterceptable(page, PAGE);
    // Search has its files.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    const release = await holdBack(page, '**/assets/js/*.js');
    await button(page).click();
    await page.keyboard.press('Control+k');
    const loaded = page.waitForResponse('**/assets/js/*.js');
    release();
    await loaded;
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');

    await openHydrated(page, PAGE);
    const releaseNext = await holdBack(page, '**/assets/js/*.js');
    await button(page).press('Enter');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    releaseNext();
    await page.waitForLoadState('networkidle');
    await expect(panel(page)).toHaveCount(0);
    await button(page).press('Enter');
    await expect(field(page)).toBeFocused();
  });

  test('opens late on the page on which the reader asked last', async ({ page }) => {
    await openInterceptable(page, PAGE);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Welcome' });
    const release = await holdBack(page, '**/assets/js/*.js');
    const asked = page.waitForRequest('**/assets/js/*.js');
    await button(page).click();
    await asked;
    await link.click();
    await expect(page).toHaveURL(/\/docs\/welcome$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Glossary');
    await button(page).click();
    release();
    await expect(field(page)).toBeFocused();
  });

  test('search does not open over it', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await nextFrames(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(field(page)).toBeFocused();
  });

  test('begins with examples that it can answer; the focus stays in it', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    const example = panel(page).getByRole('listitem').getByRole('button').first();
    const question = await example.innerText();
    // Not any button of a list: passages of an answer may have some.
    const asked = panel(page).getByRole('button', { name: question, exact: true });
    await expect(asked).toHaveCount(1);
    await asked.press('Enter');
    await expect(turn(page, question).locator('ol > li').first()).toBeVisible();
    await expect(asked).toHaveCount(0);
    expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });

  test('hands over the Markdown of the page that it found', async ({ page }) => {
    await setClipboard(page, true);
    await openHydrated(page, PAGE);
    await button(page).click();
    await ask(page, 'How do I issue a voucher?');
    const answer = turn(page, 'How do I issue a voucher?');
    await answer.getByRole('button', { name: 'Copy page' }).click();
    await expect(answer.getByRole('status')).toHaveText('Copied');
    await expect(page.locator('html')).toHaveAttribute(
      'data-copied',
      readFileSync('build/docs/api/vouchers.md', 'utf8'),
    );
    await expect(answer.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/docs/api/vouchers.md',
    );
    await expect(answer.getByRole('link', { name: 'Open in ChatGPT' })).toHaveAttribute('href', /vouchers\.md/);
  });

  test('a link of a passage leads on within the site, and in a tab of its own when the reader asks for that', async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    await markDocument(page);
    await button(page).click();
    await ask(page, QUESTION);
    const link = turn(page, QUESTION).locator('.markdown a:not([target])').first();
    const target = (await link.getAttribute('href')) ?? '';
    expect(target).toMatch(/^\/docs\//);
    const opened = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(panel(page)).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(panel(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('a question with half of a character is asked without it', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    // As what some programs cut off leaves it in the clipboard. `fill` would mend it.
    await page.evaluate(() => document.execCommand('insertText', false, `zzzz ${String.fromCharCode(0xd83d)}`));
    await field(page).press('Enter');
    await expect(turn(page, 'zzzz')).toContainText('Nothing found.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  });

  test('a passage that is cut short leads to where it goes on', async ({ page }) => {
    await openHydrated(page, PAGE);
    await button(page).click();
    await ask(page, 'How do I issue a voucher?');
    const passage = turn(page, 'How do I issue a voucher?')
      .locator('ol > li')
      .filter({ hasText: /Read on$/ })
      .first();
    await expect(passage).toBeVisible();
    const source = (await passage.getByRole('link').first().getAttribute('href')) ?? '';
    await expect(passage.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', source);
  });

  test('when its own files cannot be loaded, the button leads to search', async ({ page }) => {
    await openInterceptable(page, PAGE);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('The assistant could not be loaded.');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/search');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await button(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
