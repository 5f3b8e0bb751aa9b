import { complaintsOf, hydrated, openHydrated } from './support/routePages';
import { holdBack } from './support/holdBack';
import { SCREENS } from './support/screens';
import { expect, type Page, test } from './support/test';

/** A page that is longer than a screen, with a table and code. */
const PAGE = '/docs/getting-started-in-5-minutes';
const RUNTIME = /\/assets\/js\/runtime~/;

declare global {
  interface Window {
    /** Whether the page had been drawn when its scripts came into it. */
    wasDrawn?: boolean;
    /** Lets the page do what it does when there is nothing else to do: each time once. */
    idle?: () => void;
    /** What the page asked of the rules of a language. */
    asked?: string[];
  }
}

for (const [device, screen] of SCREENS) {
  test(`a ${device} shows the first screen while nothing but the HTML has come`, async ({ page }) => {
    await page.setViewportSize(screen);
    const complaints = complaintsOf(page);
    const release = await holdBack(page, /\/assets\//);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const first = page.getByRole('main').getByRole('paragraph').first();
    await expect(first).toBeInViewport();
    // Drawn, in the style of the site, and filling the screen.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('position', 'sticky');
    await expect(page.locator('h2').last()).not.toBeInViewport();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(screen.height);
    await expect(page.getByRole('contentinfo'), 'the end of the page').toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('what is below the fold is there although the script that the browser waits for at the fold is lost', async ({
  page,
}) => {
  await page.route(RUNTIME, (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('what is below the fold', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      let waiting: IdleRequestCallback[] = [];
      const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 0 };
      window.requestIdleCallback = (run) => waiting.push(run);
      window.idle = () => {
        const now = waiting;
        waiting = [];
        for (const run of now) run(deadline);
      };
    }),
  );
  const open = async (page: Page, address: string) => {
    await page.goto(address);
    await hydrated(page);
  };
  /** How many blocks of the page are laid out only when they come near the screen. */
  const putOff = (page: Page) =>
    page
      .locator('.markdown > *')
      .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length);

  const layOutRest = (page: Page) =>
    expect
      .poll(
        async () => {
          await page.evaluate(() => window.idle?.());
          return putOff(page);
        },
        { intervals: [20] },
      )
      .toBe(0);

  test('is laid out piece by piece, while there is nothing else to do', async ({ page }) => {
    await open(page, PAGE);
    const all = await putOff(page);
    expect(all).toBeGreaterThan(10);
    await page.evaluate(() => window.idle?.());
    const rest = await putOff(page);
    expect(rest).toBeLessThan(all);
    expect(rest, 'not all at once').toBeGreaterThan(0);
    await layOutRest(page);
    await expect(page.locator('.markdown > [style]'), 'blocks that look otherwise than before').toHaveCount(0);
  });

  test('comes when the reader scrolls to it, who then stays there', async ({ page }) => {
    await open(page, PAGE);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2500);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const inSight = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2));
    const top = () => inSight.evaluate((element) => element?.getBoundingClientRect().top ?? NaN);
    const before = await top();
    expect(await putOff(page)).toBeGreaterThan(10);
    await layOutRest(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });

  test('is laid out at once when the reader follows a link to a place in it', async ({ page }) => {
    await open(page, PAGE);
    expect(await putOff(page)).toBeGreaterThan(10);
    await page.locator('.table-of-contents a').last().click();
    expect(await putOff(page)).toBe(0);
    const { top } = await page
      .locator('h2')
      .last()
      .evaluate((heading) => heading.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  });

  test('is laid out at once where a page may open at a place in it', async ({ page }) => {
    await page.goto(PAGE);
    const anchor = await page.locator('h2[id]').last().getAttribute('id');
    await page.reload();
    await hydrated(page);
    expect(await putOff(page), 'where the reader was').toBe(0);
    await page.goto('/404.html');
    await page.goBack();
    await hydrated(page);
    expect(await putOff(page), 'where the reader comes back to').toBe(0);
    for (const address of [`${PAGE}#${anchor}`, `${PAGE}?place`, `${PAGE}#:~:text=Where%20to%20go%20next`]) {
      await page.goto('/404.html');
      await open(page, address);
      expect(await putOff(page), address).toBe(0);
    }
  });
});

test('the page asks for no style of its own, so that nothing else keeps it from being drawn', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await page.goto(PAGE);
  await hydrated(page);
  expect(styles).toEqual([]);
});

test('scripts run when the page has been drawn, and not before', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('script[src*="/main."]')) return;
      observer.disconnect();
      window.wasDrawn = performance.getEntriesByName('first-contentful-paint').length > 0;
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', PAGE]) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => window.wasDrawn), path).toBe(true);
  }
});

test('a page starts without the rules of any language for order, numbers or dates: a phone takes 60 ms to get ready for them', async ({
  page,
}) => {
  // There the menu of the site holds the pages of the docs, too.
  await page.setViewportSize(SCREENS[0][1]);
  await page.addInitScript(() => {
    const asked: string[] = (window.asked = []);
    const watch = (owner: object, name: string) => {
      const own = Reflect.get(owner, name) as object;
      const tell = (): void => void asked.push(name);
      const apply: ProxyHandler<() => unknown>['apply'] = (...call) => (tell(), Reflect.apply(...call));
      const construct: ProxyHandler<() => object>['construct'] = (...call) => (tell(), Reflect.construct(...call));
      Object.defineProperty(owner, name, { value: new Proxy(own, { apply, construct } as ProxyHandler<object>) });
    };
    watch(String.prototype, 'localeCompare');
    watch(Number.prototype, 'toLocaleString');
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name);
    for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules', 'Segmenter']) watch(Intl, name);
  });
  for (const path of ['/', PAGE, '/docs/examples', '/docs/api/extrinsics', '/search?q=gas']) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => window.asked), path).toEqual([]);
  }
  await page.evaluate(() => ['b', 'a'].sort((a, b) => a.localeCompare(b)));
  expect(await page.evaluate(() => window.asked), 'and this test would see it').toEqual(['localeCompare']);
});

/** Has nothing happen in the page that was to happen after a second or more. */
const dropLongWaits = () => {
  const { setTimeout } = window;
  const short = (work: TimerHandler, wait = 0) => (wait < 1000 ? setTimeout(work, wait) : 0);
  Object.assign(window, { setTimeout: short });
};

test.describe('scripts run at once where no paint is to be expected', () => {
  test.beforeEach(({ page }) => page.addInitScript(dropLongWaits));

  test('in the background', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await openHydrated(page, PAGE);
  });

  test('in a frame out of sight', async ({ page }) => {
    const body = `<!doctype html><title>Host</title><iframe src="${PAGE}" style="display: none"></iframe>`;
    await page.route('/host', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto('/host');
    const root = page.frameLocator('iframe').locator('html');
    await expect(root).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('in a browser that does not tell of paints', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['mark'] });
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await openHydrated(page, PAGE);
  });
});

test('scripts run after a while in a browser that hides paints from the page', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await openHydrated(page, PAGE);
});
