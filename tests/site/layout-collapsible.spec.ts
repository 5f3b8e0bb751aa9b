import { expect, type Locator, type Page, test } from './support/test';
import { openHydrated } from './support/routePages';

const category = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('li', { has: page.getByRole('link', { name, exact: true }) })
    .last();

/** The animation of a section: what it was given, and the height of what is in it. */
async function animationOf(section: Locator): Promise<{ milliseconds: number; easing: string; height: number }> {
  return section.evaluate((element) => ({
    milliseconds: Math.round(parseFloat(getComputedStyle(element).transitionDuration) * 1000),
    easing: getComputedStyle(element).transitionTimingFunction,
    height: element.scrollHeight,
  }));
}

/** The duration that a content of this height is to take. */
const durationOf = (height: number) => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/docs/about');
});

async function expand(page: Page, name: string): Promise<Locator> {
  await category(page, name).getByRole('button', { name: 'Expand' }).click();
  const section = category(page, name).locator('> ul');
  await expect(section).toHaveCSS('overflow', 'visible');
  await expect(section).toHaveAttribute('style', /height: auto/);
  return section;
}

test('R-LAYOUT-8: a section is hidden without height, or expanded to the height of its content', async ({ page }) => {
  const section = await expand(page, 'Technology');
  expect(await section.evaluate((element) => element.clientHeight)).toBeGreaterThan(100);
  await category(page, 'Technology').getByRole('button', { name: 'Collapse' }).click();
  await expect(section).toBeHidden();
  expect(await section.evaluate(({ style }) => style.height)).toBe('0px');
});

test('R-LAYOUT-8: the height is animated, ease-in-out, for as long as the content asks for', async ({ page }) => {
  for (const name of ['Features', 'Technology']) {
    const { milliseconds, easing, height } = await animationOf(await expand(page, name));
    expect(easing).toBe('ease-in-out');
    expect(milliseconds).toBe(durationOf(height));
    expect(milliseconds).toBeGreaterThan(150);
  }
});

test('R-LAYOUT-8: a category that was not loaded opens to its own height, after it was pointed at', async ({
  page,
}) => {
  const caret = category(page, 'Bridge').getByRole('button', { name: 'Expand' });
  const loaded = page.waitForResponse((response) => response.url().includes('/branch'));
  await caret.hover();
  await (await loaded).finished();
  const { milliseconds, height } = await animationOf(await expand(page, 'Bridge'));
  expect(height).toBeGreaterThan(100);
  expect(milliseconds).toBe(durationOf(height));
});

test('R-LAYOUT-8: half way through, a section has a part of its height', async ({ page }) => {
  const section = category(page, 'Technology').locator('> ul');
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName !== 'height' || !(target instanceof HTMLElement)) return;
      for (const animation of target.getAnimations()) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 2;
      }
    });
  });
  await category(page, 'Technology').getByRole('button', { name: 'Expand' }).click();
  await expect.poll(() => section.evaluate((list) => list.clientHeight / list.scrollHeight)).toBeCloseTo(0.5, 1);
});

test('R-LAYOUT-8: under reduced motion the animation takes 1 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animationOf(await expand(page, 'Technology'))).toMatchObject({ milliseconds: 1 });
});

test('R-LAYOUT-7: a category whose entries cannot be loaded leads to its first page', async ({ page }) => {
  await page.route(/\/branch/, (route) => route.abort());
  const entry = category(page, 'Bridge').locator('> ul').getByRole('link');
  await category(page, 'Bridge').getByRole('button', { name: 'Expand' }).click();
  await expect(entry).toHaveText('Not loaded: open the first page');
  await entry.click();
  await expect(page).toHaveURL(/\/docs\/bridge/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
