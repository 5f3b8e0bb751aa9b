import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RuleSet, Theme } from './views';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is now: `rule (what it asks for): element`. */
export async function axeFindings(page: Page, rules: RuleSet): Promise<string[]> {
  // Pages of this site hold no frames of others, for which the slower mode is made.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/** Puts on a theme in place, as the toggle of the site does, without waiting for transitions. */
export async function putOn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (choice) => {
    document.documentElement.dataset.theme = choice;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations()) animation.finish();
  }, theme);
}

/** Names what sticks out of the screen and makes the page scroll sideways. */
export async function sideways(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const contained = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    const out = Array.from(document.body.querySelectorAll('*')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !contained(element),
    );
    const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
    const names = innermost.map(
      (element) => `${element.localName}.${element.className} "${element.textContent?.slice(0, 30)}"`,
    );
    return [`${scrollWidth} px wide: ${[...new Set(names)].join('; ') || 'no element of its own sticks out'}`];
  });
}
