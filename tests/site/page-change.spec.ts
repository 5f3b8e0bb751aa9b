import { expect, type Page, test } from './support/test';
import { dropdownButton, dropdownMenu } from './support/navbar';
import { chunksOf, holdChunks, pretendConnection } from './support/routeChunks';
import { complaintsOf, isMarked, markDocument, openHydrated } from './support/routePages';
import { SCREENS } from './support/screens';

const START = '/docs/examples';
const LONG_PAGE = '/docs/examples/ping';

const text = (page: Page) => page.locator('article .markdown');
/** The text, and what stands below it: its sources, its edit link and the pages before and after it. */
const textAndEnd = (page: Page) => page.locator('main :has(> article)');
const lastHeading = (page: Page) => text(page).locator('h2').last();

/** Follows the link in the text of the first page. */
async function follow(page: Page): Promise<void> {
  await page.locator(`article a[href="${LONG_PAGE}"]`).first().click();
  await expect(page).toHaveURL(LONG_PAGE);
}

/**
 * Follows the link, and lets no frame be drawn until the clock goes on.
 *
 * @returns the last heading of the page behind it
 */
async function followWithoutFrames(page: Page): Promise<string> {
  await openHydrated(page, LONG_PAGE);
  const last = (await lastHeading(page).textContent()) ?? '';
  await page.clock.install({ time: 0 });
  await openHydrated(page, START);
  await page.clock.pauseAt(60_000);
  await follow(page);
  return last;
}

for (const [device, screen] of SCREENS) {
  test(`R-ROUTE-4, on a ${device}: a page that a link leads to is the same as one that is opened`, async ({ page }) => {
    await page.setViewportSize(screen);
    const complaints = complaintsOf(page);
    await openHydrated(page, LONG_PAGE);
    const last = await lastHeading(page).textContent();
    const whole = (await textAndEnd(page).textContent()) ?? '';
    await openHydrated(page, START);
    await follow(page);
    await expect(lastHeading(page)).toHaveText(last ?? '');
    await expect(textAndEnd(page)).toHaveText(whole);
    expect(complaints).toEqual([]);
  });

  test(`R-ROUTE-4, on a ${device}: the first screen of a page does not wait for the rest, and nothing moves when that comes`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    const last = await followWithoutFrames(page);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport();
    await expect(page.getByRole('heading', { name: last })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    // The text that is there fills the screen.
    const shown = await text(page).locator(':scope > :not([class*=room])').last().boundingBox();
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeGreaterThan(screen.height);
    const before = await title.boundingBox();
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: last })).toBeAttached();
    expect(await title.boundingBox()).toEqual(before);
  });
}

test('R-LAYOUT-7: what stands beside a page follows once the page is drawn', async ({ page }) => {
  const last = await followWithoutFrames(page);
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ping');
  await expect(current).toHaveText('Examples');
  await expect(contents).toHaveCount(0);
  await page.clock.resume();
  await expect(current).toHaveText('Ping');
  await expect(contents.getByRole('link', { name: last })).toBeVisible();
});

test('R-ROUTE-4: a page with formulas asks for their style with its first screen', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openHydrated(page, '/docs/general/web3');
  await page.clock.pauseAt(60_000);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href="/docs/general/defi"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is DeFi?');
  await expect(page.locator('head link[href$="/katex.min.css"]')).toBeAttached();
  // The formulas themselves stand below it.
  await expect(page.locator('.katex')).toHaveCount(0);
});

test('R-ROUTE-4: a link opens its page elsewhere when the reader asks the browser for that', async ({ page }) => {
  await openHydrated(page, START);
  const opened = page.context().waitForEvent('page');
  await page
    .locator(`article a[href="${LONG_PAGE}"]`)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(LONG_PAGE);
  await expect(page).toHaveURL(START);
});

test('R-ROUTE-6: the link of the page that is shown adds no step to the way back', async ({ page }) => {
  await openHydrated(page, START);
  await follow(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${LONG_PAGE}"]`).click();
  await expect(page).toHaveURL(LONG_PAGE);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('R-ROUTE-4: whoever goes on while a page loads stays where he went, also when the page has come', async ({
  browser,
  page,
}) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  const chunks = await chunksOf(browser, LONG_PAGE, START);
  const release = await holdChunks(page, chunks);
  await openHydrated(page, START);
  await markDocument(page);
  await follow(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Glossary');
  const late = page.waitForResponse((response) => chunks.includes(new URL(response.url()).pathname));
  release();
  await late;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Releases covered' }).click();
  await expect(page).toHaveURL('/docs/compatibility');
  await expect(title).not.toHaveText('Glossary');
  await page.goBack();
  await expect(title).toHaveText('Glossary');
  expect(await isMarked(page)).toBe(true);
});

test('R-ROUTE-6: a link to a part of the page, followed while another page loads, stays on the page', async ({
  browser,
  page,
}) => {
  const [start, other] = ['/docs/compatibility', '/docs/about/glossary'];
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  const chunks = await chunksOf(browser, other, start);
  const release = await holdChunks(page, chunks);
  await openHydrated(page, start);
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(other);
  const part = page.locator('.table-of-contents__link').filter({ visible: true }).nth(1);
  const hash = (await part.getAttribute('href')) ?? '';
  await part.click();
  await expect(page).toHaveURL(start + hash);
  await expect(page.locator(hash)).toBeInViewport();

  const late = page.waitForResponse((response) => chunks.includes(new URL(response.url()).pathname));
  release();
  await late;
  await page.goBack();
  await expect(title).toHaveText('Glossary');
  await page.goBack();
  await expect(title).not.toHaveText('Glossary');
  await expect(page).toHaveURL(start);
});

test('R-LAYOUT-7: the keyboard begins a page that a link leads to at its top, once it is drawn', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openHydrated(page, START);
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${LONG_PAGE}"]`);
  await link.focus();
  // No frame is drawn from here on.
  await page.clock.pauseAt(60_000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ping');
  await expect(link).toBeFocused();
  await page.clock.resume();
  await expect(link).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('R-LAYOUT-7: the keyboard goes on from the part of a page that a link leads to', async ({ page }) => {
  await openHydrated(page, START);
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      document.body.dataset.focused = (target as Element).id;
    });
  });
  await dropdownButton(page, 'English').press('Enter');
  await dropdownMenu(page, 'English').getByRole('link', { name: 'Help translate' }).press('Enter');
  await expect(page).toHaveURL('/docs/contributing#translate');
  await expect(page.locator('body')).toHaveAttribute('data-focused', 'translate');
  await page.keyboard.press('Tab');
  await expect(page.locator('#translate').getByRole('link')).toBeFocused();
});

test('R-LAYOUT-7: a page that a link leads to leaves the focus where the reader has moved it before it is drawn', async ({
  page,
}) => {
  const last = await followWithoutFrames(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ping');
  const toggle = page.getByRole('button', { name: /dark and light mode/ });
  await toggle.focus();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: last })).toBeAttached();
  await expect(toggle).toBeFocused();
});

test('R-LAYOUT-7: the table of contents of a page that a link leads to marks the part that the reader is in', async ({
  page,
}) => {
  await openHydrated(page, START);
  await follow(page);
  const marked = page.locator('.table-of-contents__link--active');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ping');
  await expect(lastHeading(page)).toHaveText('Where to go next');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(marked).toHaveAttribute('href', `#${await lastHeading(page).getAttribute('id')}`);
  // A link to a part marks that part.
  await page.locator('.table-of-contents').getByRole('link', { name: 'State' }).click();
  await expect(marked).toHaveText('State');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveAttribute('href', `#${await text(page).locator('h2').first().getAttribute('id')}`);
  // A heading at the upper edge is in sight: the bar hides on the way down. The next one stands in the upper half too.
  await page.evaluate(() => {
    const { top } = document.getElementById('limits')?.getBoundingClientRect() ?? { top: 0 };
    scrollTo({ top: scrollY + top - 20, behavior: 'instant' });
  });
  await expect(marked).toHaveText('Limits');
});

test('R-LAYOUT-7: the place in the sidebar follows the page', async ({ page }) => {
  await openHydrated(page, START);
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  await expect(current).toHaveAttribute('href', START);
  await follow(page);
  await expect(current).toHaveAttribute('href', LONG_PAGE);
  await page.goBack();
  await expect(current).toHaveAttribute('href', START);
});

test('what the mouse clicks gets no outline, and what the keyboard reaches has one', async ({ page }) => {
  await openHydrated(page, START);
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  const toggle = page.getByRole('button', { name: /dark and light mode/ });
  await toggle.click();
  await expect(toggle).toBeFocused();
  expect(await outline()).toBe('none');
  await page.keyboard.press('Tab');
  expect(await outline()).not.toBe('none');
});
