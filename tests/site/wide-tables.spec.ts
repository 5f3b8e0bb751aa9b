import { expect, type Page, test } from './support/test';

/** How far the widest content of these areas reaches beyond its area, in px. */
const beyond = (page: Page, areas: string) =>
  page
    .locator(areas)
    .evaluateAll((found) => Math.max(...found.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)));

/** Cells of at least six words in a column so narrow that one or two words stand in a line. */
const squeezed = (page: Page) =>
  page
    .locator('article .table-scroll td')
    .evaluateAll(
      (cells) =>
        cells.filter(
          ({ clientWidth, clientHeight, textContent }) =>
            (textContent ?? '').trim().split(/\s+/).length > 5 && clientWidth < 130 && clientHeight > 150,
        ).length,
    );

for (const path of ['/docs/governance', '/docs/api/extrinsics']) {
  test(`a reader at a desk sees whole rows on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await beyond(page, 'article .table-scroll')).toBe(0);
  });
}

test('on a small desk the contents stand above the text, which has the room beside the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/docs/examples');
  expect(await beyond(page, 'article .table-scroll')).toBe(0);
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(page.locator('.theme-doc-toc-mobile').getByRole('link', { name: 'Run one' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents stay beside the text, because the list above it would not open', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/docs/examples');
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
  });
});

for (const path of ['/docs/build/standards', '/docs/api/send-message']) {
  test(`the last column squeezes no other on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    expect(await squeezed(page)).toBe(0);
  });
}

for (const [width, path] of [
  [1440, '/docs/bridge/developer-guide-eth-vara'],
  [1024, '/docs/build/builtinactors'],
] as const) {
  test(`a diagram does not scroll for a few pixels on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect(await beyond(page, 'figure:has(svg[viewBox]) > *')).toBe(0);
  });
}

/** What stands in these cells beyond their right edge, as far as the text itself reaches. */
const overTheNext = (page: Page) =>
  page.locator('article .table-scroll :is(td, th)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const reach = Math.max(0, ...Array.from(range.getClientRects(), ({ right }) => right));
      return reach > cell.getBoundingClientRect().right + 0.5 ? [cell.textContent] : [];
    }),
  );

for (const path of ['/docs/api/extrinsics', '/docs/api/json-rpc', '/docs/sails-js/react-hooks']) {
  test(`on a phone no name lies over the next column on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await overTheNext(page)).toEqual([]);
  });
}

// The last one has no wide table, but a release whose address stands behind it on paper.
for (const path of ['/docs/governance', '/docs/staking', '/docs/tokenomics', '/docs/sails-js/react-hooks']) {
  test(`nothing is wider than paper on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 717, height: 1000 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await beyond(page, 'article .table-scroll')).toBe(0);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBe(0);
    expect(await overTheNext(page)).toEqual([]);
  });
}
