import { expect, type Page, test } from './support/test';
import { openHydrated } from './support/routePages';
import { active, ask, dialog, field, options, PAGE } from './support/searchDialog';

const TEXTS = '**/assets/search/texts.*.json';
/** Stands in a text, in no heading. */
const IN_TEXT = 'GearKeyring.fromMnemonic';

const rentFirst = (page: Page) => expect(active(page)).toHaveAttribute('href', '/docs/about/features/rent-system');

test.describe('R-SEARCH-4: the embedded engine', () => {
  test('answers in a worker', async ({ page }) => {
    const worker = page.waitForEvent('worker');
    await openHydrated(page, PAGE);
    await ask(page, 'message rent');
    await rentFirst(page);
    expect((await worker).url()).toContain('/assets/js/');
  });

  test('answers from the headings while the texts are on their way, then from both', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(TEXTS, async (route) => {
      await gate;
      await route.continue();
    });
    await openHydrated(page, PAGE);
    await ask(page, 'message rent');
    await rentFirst(page);
    const before = await options(page).count();
    await expect(dialog(page).locator('[data-status]')).toHaveAttribute('data-status', 'idle');
    release();
    await expect.poll(() => options(page).count()).toBeGreaterThan(before);
    await rentFirst(page);
  });

  test('finds by headings when the texts cannot be loaded, and by texts once they can', async ({ page }) => {
    await page.route(TEXTS, (route) => route.abort());
    await openHydrated(page, PAGE);
    await ask(page, 'message rent');
    await rentFirst(page);
    await page.unroute(TEXTS);
    await field(page).fill(IN_TEXT);
    await expect(options(page).first()).toContainText(IN_TEXT);
  });

  for (const how of ['there are none', 'they are forbidden']) {
    test(`answers in the page where workers cannot be had: ${how}`, async ({ page }) => {
      await page.addInitScript((areNone) => {
        const refuse = function () {
          throw new DOMException('no workers here', 'SecurityError');
        };
        if (areNone) Reflect.deleteProperty(globalThis, 'Worker');
        else globalThis.Worker = refuse as unknown as typeof Worker;
      }, how === 'there are none');
      await openHydrated(page, PAGE);
      await ask(page, 'message rent');
      await rentFirst(page);
      expect(page.workers()).toEqual([]);
    });
  }

  test('answers in the page when the file of the worker is gone', async ({ page }) => {
    await page.addInitScript(() => {
      const Original = globalThis.Worker;
      globalThis.Worker = class extends Original {
        constructor() {
          super('/no-such-worker.js');
        }
      };
    });
    await openHydrated(page, PAGE);
    await ask(page, 'message rent');
    await rentFirst(page);
  });

  test('goes on in the page when the worker crashes', async ({ page }) => {
    await page.addInitScript(() => {
      const Original = globalThis.Worker;
      const workers: Worker[] = [];
      Object.assign(globalThis, { workers });
      globalThis.Worker = class extends Original {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          workers.push(this);
        }
      };
    });
    await openHydrated(page, PAGE);
    await ask(page, 'mailbox');
    await expect(options(page).first()).toBeVisible();
    await page.evaluate(() => {
      const { workers } = globalThis as unknown as { workers: Worker[] };
      workers.forEach((worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })));
    });
    await field(page).fill('message rent');
    await rentFirst(page);
  });

  test('goes on in the page when the worker crashes over a question, from that question on', async ({ page }) => {
    await page.route('**/crashing-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => { throw new Error("crash"); };' }),
    );
    await page.addInitScript(() => {
      const Original = globalThis.Worker;
      globalThis.Worker = class extends Original {
        constructor() {
          super('/crashing-worker.js');
        }
      };
    });
    await openHydrated(page, PAGE);
    await ask(page, 'message rent');
    await rentFirst(page);
    await field(page).fill('glossary');
    await expect(active(page)).toContainText('Glossary');
  });
});
