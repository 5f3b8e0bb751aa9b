import { chromium, type Page } from '@playwright/test';
import config from '../../playwright.config';

/** A page to search from. */
const PAGE = '/docs/welcome';
const SLOW_DOWN = 4;
/** Longest time that is waited for a change of what is shown; a letter that changes nothing is left out. */
const PATIENCE_MS = 2000;

/** What a reader who searches loads and waits for. */
export interface BrowserFigures {
  /** Paths of what is loaded from the first touch of the search to its first result: code, worker and headings. */
  first: string[];
  /** Milliseconds from a key to changed results on the screen, on a processor slowed down, sorted. */
  times: number[];
}

/** Searches in a real browser. The processor is slowed down for the page; the worker, which the browser slows not, counts as it is. */
export async function measureInBrowser(origin: string, typed: readonly string[]): Promise<BrowserFigures> {
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(origin + PAGE, { waitUntil: 'networkidle' });
    const first: string[] = [];
    let isFirst = true;
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (isFirst && !pathname.includes('/texts.')) first.push(pathname);
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('message');
    await page.getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
    isFirst = false;
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    return { first, times: await keyTimes(page, typed) };
  } finally {
    await browser.close();
  }
}

/** Types letter by letter, inside the page, and takes the time until the next frame after the results have changed. */
async function keyTimes(page: Page, typed: readonly string[]): Promise<number[]> {
  const queries = typed.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)));
  const times = await page.evaluate(
    async ({ queries, patience }) => {
      const field = document.querySelector<HTMLInputElement>('dialog [role=combobox]');
      const dialog = field?.closest('dialog');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (!field || !dialog || !set) throw new Error('The search dialog is not open.');
      const shown = () => dialog.querySelector('[role=listbox]')?.textContent;
      const type = (value: string) =>
        new Promise<number | undefined>((resolve) => {
          const [before, start] = [shown(), performance.now()];
          const stop = (time?: number) => {
            observer.disconnect();
            clearTimeout(timer);
            resolve(time);
          };
          const observer = new MutationObserver(() => {
            if (shown() === before) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => stop(performance.now() - start)));
          });
          observer.observe(dialog, { subtree: true, childList: true, characterData: true });
          const timer = setTimeout(stop, patience);
          set.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        });
      const found: (number | undefined)[] = [];
      for (const query of queries) found.push(await type(query));
      return found;
    },
    { queries, patience: PATIENCE_MS },
  );
  return times.filter((time) => time !== undefined).sort((a, b) => a - b);
}
