import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hydrated } from './support/routePages';

const PAGES = {
  home: '/',
  'a doc page': '/docs/about/technology/actor-model',
  'a page of terms': '/docs/about/glossary',
  'the search page': '/search?q=program',
  'the not-found page': '/no-such-page',
};
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of Object.entries(PAGES)) {
  for (const viewport of SCREENS) {
    for (const theme of ['dark', 'light']) {
      test(`axe finds nothing on ${name}, ${theme}, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        if (path.startsWith('/search')) await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
        );
        expect(found).toEqual([]);
      });
    }
  }
}
