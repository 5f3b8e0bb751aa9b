import { expect, type Page, test } from './support/test';
import { RELEASES } from '../../config/releases';
import { dropdownButton, dropdownMenu } from './support/navbar';
import { openHydrated } from './support/routePages';
import { field, options, violations } from './support/searchDialog';

const DOC = '/docs/api/calculate-gas';
const TABS = '/docs/node';
/** Every kind of page. */
const PAGES = ['/', '/docs/welcome', DOC, '/docs/examples/DeFi/staking', '/search?q=gas', '/no-such-page'];

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Twice the size of text, as a reader sets it in the browser. */
async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

for (const theme of ['dark', 'light']) {
  test.describe(`axe finds nothing, ${theme}`, () => {
    test.beforeEach(({ page }) => page.addInitScript((choice) => localStorage.setItem('theme', choice), theme));

    test('while a dropdown is open', async ({ page }) => {
      await openHydrated(page, DOC);
      for (const name of [`Gear ${RELEASES.gear.version}`, 'English']) {
        await dropdownButton(page, name).press('Enter');
        await expect(dropdownMenu(page, name)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.mouse.click(700, 500);
      }
    });

    test('while the menu of a phone is open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openHydrated(page, DOC);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const sidebar = page.locator('.navbar-sidebar');
      await expect(sidebar.getByRole('button', { name: 'Back to main menu' })).toBeInViewport();
      expect(await violations(page)).toEqual([]);
      await sidebar.getByRole('button', { name: 'Back to main menu' }).click();
      await expect(sidebar.getByRole('link', { name: 'Network', exact: true })).toBeInViewport();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('at a zoom of 200 % on a laptop, no page scrolls sideways, and the menu is there', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of PAGES) {
    await openHydrated(page, path);
    expect(await sideways(page), path).toBe(0);
  }
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'Docs', exact: true })).toBeInViewport();
});

test('with text of twice the size, no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of PAGES) {
    await openHydrated(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sideways(page), path).toBe(0);
  }
});

test('with large text in the settings of the browser, nothing in the bar lies over something else', async ({
  page,
}) => {
  await enlargeText(page);
  for (const width of [320, 390, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, DOC);
    const edges = await page
      .locator('.navbar__logo, .navbar__title, .navbar__item, .navbar button')
      .filter({ visible: true })
      .evaluateAll((items) =>
        items.flatMap((item) => {
          const { left, right, width: room } = item.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(item);
          // A title of one pixel is there for screen readers. Room around an item may be shared.
          return room > 1 ? [[left + parseFloat(paddingLeft), right - parseFloat(paddingRight)]] : [];
        }),
      );
    expect(edges.length, `${width}`).toBeGreaterThan(2);
    const sorted = edges.toSorted(([a = 0], [b = 0]) => a - b);
    for (const [index, [left = 0]] of sorted.entries()) {
      expect(left, `${width}`).toBeGreaterThanOrEqual((sorted[index - 1]?.[1] ?? 0) - 1);
    }
    // The contents stand beside the text where they have the room.
    const contents = page.locator('.table-of-contents__link').filter({ visible: true });
    for (const link of await contents.all()) {
      expect((await link.boundingBox())?.width, `${width}`).toBeGreaterThan(100);
    }
  }
});

test('with large text on a phone, a flag that is longer than the screen does not widen the page', async ({ page }) => {
  await enlargeText(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/docs/api/json-rpc', '/docs/build/gstd/state']) {
    await openHydrated(page, path);
    expect(await sideways(page), path).toBe(0);
  }
});

test('with text of twice the size no page scrolls sideways on a phone, the narrowest too (WCAG 1.4.4, 1.4.10)', async ({
  page,
}) => {
  await enlargeText(page);
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [...PAGES, '/docs/examples', '/docs/sails-js/react-hooks']) {
      await openHydrated(page, path);
      expect(await sideways(page), `${path} ${width}`).toBe(0);
    }
  }
});

test('with text of twice the size on a phone, the search field shows what is typed', async ({ page }) => {
  await enlargeText(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await openHydrated(page, DOC);
  await page.keyboard.press('/');
  await field(page).fill('gas reservation');
  await expect(options(page).first()).toBeVisible();
  expect((await field(page).boundingBox())?.width).toBeGreaterThan(150);
});

test('with more space between letters, words and lines, no page scrolls sideways (WCAG 1.4.12)', async ({ page }) => {
  // On the first of these a heading fills its line. The others hold long flags.
  const narrow = ['/docs/build/gstd/state', '/docs/node/node-as-service', '/docs/bridge/run_relayer'];
  for (const path of [...PAGES, '/docs/governance', ...narrow]) {
    await page.setViewportSize({ width: narrow.includes(path) ? 320 : 390, height: 844 });
    await openHydrated(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await sideways(page), path).toBe(0);
  }
});

test('under reduced motion nothing moves for longer than a moment', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, DOC);
  const slow = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*')).flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      const longest = Math.max(...`${transitionDuration},${animationDuration}`.split(',').map(parseFloat));
      return longest > 0.001 ? [`${element.localName}.${element.className}: ${longest} s`] : [];
    }),
  );
  expect(slow).toEqual([]);
});

test('under reduced motion the way back to the top has no steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/docs/about/glossary');
  // The button comes with the way up, of which the page is told by two events.
  for (const top of [1600, 1200]) {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true });
          window.scrollTo({ top: y, behavior: 'instant' });
        }),
      top,
    );
  }
  await page.getByRole('button', { name: 'Scroll back to top' }).click({ trial: true });
  const next = page.evaluate(
    () => new Promise((tell) => addEventListener('scroll', () => tell(window.scrollY), { once: true })),
  );
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  expect(await next).toBe(0);
});

test('with forced colours, what is chosen and where the focus is can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, DOC);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gas');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toBeVisible();
  expect(await chosen.evaluate((option) => getComputedStyle(option).outlineStyle)).toBe('solid');
});

test('with forced colours, the page in the menu and the tab that is shown can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, TABS);
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  const line = (isShown: boolean) =>
    page
      .getByRole('tab', { selected: isShown })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(await line(false)).toBe(ground);
  expect(await line(true)).not.toBe(ground);
});

test('R-LAYOUT-1: with forced colours, the section, the version and the language in use can be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, DOC);
  await expect(page.locator('.navbar__link--active')).toHaveCSS('text-decoration-line', 'underline');
  const chosen = page.locator('.navbar .dropdown__link--active');
  await expect(chosen).toHaveCount(2);
  for (const link of await chosen.all()) await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test('with forced colours, what matched is written in the colour of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openHydrated(page, '/search?q=gas');
  const marked = page.getByRole('main').locator('h2 mark').first();
  await expect(marked).toBeVisible();
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(marked).toHaveCSS('color', text);
});

test('with forced colours, arrows are drawn in the colour of text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, DOC);
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const colours = await page.evaluate(() =>
    ['.breadcrumbs__item', '.menu__caret'].map((name, index) => {
      const element = document.querySelector(name);
      return element && getComputedStyle(element, index ? '::before' : '::after').backgroundColor;
    }),
  );
  expect(colours).toEqual([text, text]);
});

test('with forced colours, the cross that closes the menu of a phone is drawn in the colour of text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openHydrated(page, DOC);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const cross = page.getByRole('button', { name: 'Close navigation bar' }).locator('path');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(cross).toHaveCSS('stroke', text);
});

test('with forced colours, the logo stands on a ground that no visit of its link takes away', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openHydrated(page, DOC);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const logo = page.locator('.navbar__logo').first();
  await expect(logo).toHaveCSS('background-image', /^linear-gradient\(rgb\(13, 18, 21\)/);
});

test('on the home page, what leads to a page looks like a link where nothing hovers over it', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('term').getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test('a notice says of which kind it is, also where its title does not (WCAG 1.1.1)', async ({ page }) => {
  for (const path of ['/docs/node', '/docs/staking/validate', '/docs/build/sails']) {
    await openHydrated(page, path);
    const notices = page.locator('.theme-admonition');
    await expect(notices).not.toHaveCount(0);
    for (const notice of await notices.all()) {
      const kind = /theme-admonition-(\w+)/.exec((await notice.getAttribute('class')) ?? '')?.[1];
      await expect(notice.getByRole('img', { name: kind, exact: true })).toHaveCount(1);
    }
  }
});

test('on paper there is the page alone: dark on white, code that breaks, addresses of links to other sites', async ({
  page,
}) => {
  await openHydrated(page, DOC);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Main', 'Docs sidebar', 'Docs pages', 'Breadcrumbs']) {
    await expect(page.getByRole('navigation', { name, includeHidden: true }).first()).toBeHidden();
  }
  await expect(page.locator('footer.footer')).toBeHidden();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  await expect(page.locator('.table-of-contents').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeHidden();
  await expect(page.locator('summary', { hasText: 'Page actions' })).toBeHidden();
  // Paper does not scroll.
  await expect(page.locator('.table-scroll').first()).toHaveCSS('overflow', 'visible');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.markdown p').first()).toHaveCSS('color', 'rgb(23, 32, 38)');
  await expect(page.locator('.markdown pre').first()).toHaveCSS('white-space', 'pre-wrap');
  const after = await page
    .locator('.markdown p > a[href^="https://"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://');
});

test('on paper names of keys are in the colour of text, also for readers of the dark theme', async ({ page }) => {
  await openHydrated(page, '/docs/bridge/manual_relay_guide');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  const keys = page.getByRole('main').locator('kbd');
  await expect(keys).not.toHaveCount(0);
  for (const key of await keys.all()) await expect(key).toHaveCSS('color', 'rgb(23, 32, 38)');
});

test('on paper diagrams are there whole', async ({ page }) => {
  await page.setViewportSize({ width: 717, height: 1000 });
  await openHydrated(page, '/docs/bridge/bridge_technical');
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('figure svg')
    .evaluateAll((all) => all.filter((svg) => svg.getBoundingClientRect().right > innerWidth).length);
  expect(cut).toBe(0);
});

test('on paper the first link of the home page keeps the ground that its white letters need', async ({ page }) => {
  await openHydrated(page, '/');
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('main').getByRole('link', { name: 'Start in five minutes' });
  await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
  // Browsers leave other backgrounds out to save ink.
  await expect(link).toHaveCSS('print-color-adjust', 'exact');
});

test('on paper all tabs are there', async ({ page }) => {
  await openHydrated(page, TABS);
  const hidden = page.getByRole('tabpanel', { includeHidden: true }).filter({ visible: false });
  await expect(hidden).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(hidden).toHaveCount(0);
  // Each says whose it is.
  const name = (panel: Element) => getComputedStyle(panel, '::before').content;
  expect(await page.getByRole('tabpanel', { name: 'Container' }).evaluate(name)).toBe('"Container"');
});

test('the space bar chooses a tab, and does not scroll the page', async ({ page }) => {
  await openHydrated(page, TABS);
  const tab = page.getByRole('tab', { name: 'Container' });
  await tab.focus();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});
