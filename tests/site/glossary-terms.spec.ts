import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { DOC_PAGES } from './support/docPages';
import { openHydrated } from './support/routePages';
import { expect, type Locator, type Page, test } from './support/test';

const PAGE = '/docs/build/gstd/gas-reservation';
const DEFINITION = /^The gas attached to a message\./;
/** A page with as many terms as a page may have. */
const MANY = '/docs/about/technology/state';
const PHONE = { width: 390, height: 844 };

const terms = (page: Page) => page.getByRole('article').locator('a[aria-describedby^="definition-"]');
const term = (page: Page) => page.getByRole('article').getByRole('link', { name: 'gas limit', exact: true });
const popoverOf = (page: Page, definition: string | null) =>
  page.locator('[popover]', { has: page.locator(`[id="${definition}"]`) });
const popover = (page: Page) => popoverOf(page, 'definition-gas-limit');
const link = (page: Page) => popover(page).getByRole('link', { name: 'Glossary' });

/** A point inside of an element, in its lower right. */
async function pointIn(locator: Locator): Promise<[number, number]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not visible.');
  return [box.x + box.width - 20, box.y + box.height - 5];
}

test.describe('the definition of a term', () => {
  test('shows on hover, stays while the pointer is on it, and goes with the pointer', async ({ page }) => {
    await openHydrated(page, PAGE);
    await expect(popover(page)).toBeHidden();
    await term(page).hover();
    await expect(popover(page)).toBeVisible();
    await expect(popover(page)).toHaveText(DEFINITION);
    await page.mouse.move(...(await pointIn(popover(page))), { steps: 20 });
    await expect(popover(page)).toBeVisible();
    await page.mouse.move(5, 5, { steps: 5 });
    await expect(popover(page)).toBeHidden();
  });

  test('shows on a click, which does not close what hover has opened', async ({ page }) => {
    await openHydrated(page, PAGE);
    await term(page).hover();
    await expect(popover(page)).toBeVisible();
    await term(page).click();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
  });

  test('stays away when the pointer only crosses the term', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openHydrated(page, PAGE);
    await page.clock.pauseAt(60_000);
    await term(page).hover();
    await page.clock.runFor(50);
    await expect(popover(page)).toBeHidden();
    await page.mouse.move(5, 5);
    await page.clock.runFor(1_000);
    await expect(popover(page)).toBeHidden();
  });

  test('stays away when it is closed before hover would have shown it', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openHydrated(page, PAGE);
    await page.clock.pauseAt(60_000);
    await term(page).click();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(popover(page)).toBeHidden();
  });

  test('closes with Escape from its link, and stays closed', async ({ page }) => {
    await openHydrated(page, PAGE);
    await term(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    // Focus, which would show it, comes back at once.
    await expect(term(page)).toBeFocused();
    await expect(popover(page)).toBeHidden();
  });

  test('shows on keyboard focus, keeps open for its link, and closes with Escape', async ({ page }) => {
    await openHydrated(page, PAGE);
    // From the link before the term.
    await term(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(popover(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(term(page)).toBeFocused();
    await expect(popover(page)).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(popover(page)).toBeHidden();

    await page.keyboard.press('Shift+Tab');
    await expect(term(page)).toBeFocused();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toBeVisible();
  });

  test('describes the term to a screen reader, without its link', async ({ page }) => {
    await openHydrated(page, PAGE);
    await expect(term(page)).toHaveAccessibleDescription(/^The gas attached to a message\..*that bought it\.$/);
  });

  test('leads to the entry of the glossary', async ({ page }) => {
    await openHydrated(page, PAGE);
    await term(page).hover();
    await link(page).click();
    await expect(page).toHaveURL('/docs/about/glossary#gas-limit');
    await expect(page.locator('h3#gas-limit')).toBeInViewport();
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

    test('shows on a tap, and closes with a tap elsewhere', async ({ page }) => {
      await openHydrated(page, PAGE);
      await term(page).tap();
      await expect(popover(page)).toBeInViewport({ ratio: 1 });
      await popover(page)
        .locator('span')
        .tap({ position: { x: 5, y: 5 } });
      await expect(popover(page)).toBeVisible();
      await page.getByText('Three rules:').tap();
      await expect(popover(page)).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is in the glossary, where a click leads', async ({ page }) => {
      await page.goto(PAGE);
      await expect(popover(page)).toBeHidden();
      await term(page).click();
      await expect(page).toHaveURL('/docs/about/glossary#gas-limit');
    });
  });

  test('is not on paper, where the term is plain text', async ({ page }) => {
    await openHydrated(page, PAGE);
    await term(page).hover();
    await expect(popover(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(popover(page)).toBeHidden();
    await expect(term(page)).toBeVisible();
    const style = (locator: Locator) =>
      locator.evaluate((element) => {
        const { color, fontSize, fontFamily, textDecorationLine, backgroundColor, borderTopWidth, padding } =
          getComputedStyle(element);
        return { color, fontSize, fontFamily, textDecorationLine, backgroundColor, borderTopWidth, padding };
      });
    const paragraph = page.getByRole('listitem').filter({ hasText: 'You cannot choose a gas limit' });
    // Links change their colour step by step.
    await expect(async () => {
      expect(await style(term(page))).toEqual({ ...(await style(paragraph)), padding: '0px' });
    }).toPass();
  });

  for (const theme of ['dark', 'light']) {
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      test(`is clean for axe: ${theme}, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
        await openHydrated(page, PAGE);
        await term(page).hover();
        await expect(link(page)).toBeInViewport({ ratio: 1 });
        const { violations } = await new AxeBuilder({ page }).include('article').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
      });
    }
  }

  for (const width of [360, 700, 1440]) {
    test(`is whole on the screen wherever the term stands, beside it, and makes nothing scroll: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await openHydrated(page, MANY);
      expect(await terms(page).count()).toBeGreaterThan(5);
      for (const link of await terms(page).all()) {
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        const opened = popoverOf(page, await link.getAttribute('aria-describedby'));
        await expect(opened).toBeInViewport({ ratio: 1 });
        const [at, of] = [await opened.boundingBox(), await link.boundingBox()];
        if (!at || !of) throw new Error('They are not visible.');
        // Its edge touches the term, above or below, so that the pointer gets there.
        expect(Math.min(Math.abs(at.y - (of.y + of.height)), Math.abs(at.y + at.height - of.y))).toBeLessThan(1.5);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.mouse.move(1, 1);
        await expect(opened).toBeHidden();
      }
    });
  }
});

/** Terms of a built page that got a definition, by their anchors, and those that stand where none may. */
function marksOf(route: string): { ids: string[]; misplaced: string[] } {
  const tree: Root = fromHtml(readFileSync(`build${route}.html`, 'utf8'));
  const [ids, misplaced]: string[][] = [[], []];
  const nameOf = ({ properties }: Element) => [properties.ariaDescribedBy].flat().join(' ');
  const isTerm = (element: Element) => element.tagName === 'a' && nameOf(element).startsWith('definition-');
  visit(tree, 'element', (element: Element) => {
    if (isTerm(element)) ids?.push(nameOf(element));
    if (!/^(a|code|pre|h[1-6]|table|nav|button)$/.test(element.tagName)) return undefined;
    visit(element, 'element', (inner: Element) => {
      if (inner !== element && isTerm(inner)) misplaced?.push(`${element.tagName}: ${toString(inner)}`);
    });
    return element.tagName === 'button' ? SKIP : undefined;
  });
  return { ids: ids ?? [], misplaced: misplaced ?? [] };
}

test('terms are marked at their first use on a page only, never in code, links, headings or tables', () => {
  const pages = DOC_PAGES.map((route) => ({ route, ...marksOf(route) }));
  expect(pages.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(100);
  expect(pages.filter(({ ids }) => new Set(ids).size < ids.length).map(({ route }) => route)).toEqual([]);
  expect(pages.flatMap(({ route, misplaced }) => misplaced.map((what) => `${route} ${what}`))).toEqual([]);
  expect(pages.find(({ route }) => route === '/docs/about/glossary')?.ids).toEqual([]);
});
