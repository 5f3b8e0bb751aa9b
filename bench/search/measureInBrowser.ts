import { chromium, type Page } from '@playwright/test';
import config from '../../playwright.config';

/** A page to search from. */
const PAGE = '/docs/welcome';
const SLOW_DOWN = 4;
/** Longest time that is waited for a change of what is shown; a letter that changes nothing is left out. */
const PATIENCE_MS = 1000;
/** Pause of a reader between two words. */
const PAUSE_MS = 200;

/** What a reader who searches loads and waits for. */
export interface BrowserFigures {
  /** Paths of what is loaded from the first touch of the search to its first result: code, worker and headings. */
  first: string[];
  /** Milliseconds from a key to changed results on the screen, on a processor slowed down, sorted: see `keyTime`. */
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

/** Types letter by letter, through the browser's own input. */
async function keyTimes(page: Page, typed: readonly string[]): Promise<number[]> {
  const times: (number | undefined)[] = [];
  for (const text of typed) {
    await page.getByRole('combobox').fill('');
    await page.waitForTimeout(PAUSE_MS);
    for (const letter of text) times.push(await keyTime(page, letter));
  }
  return times.filter((time) => time !== undefined).sort((a, b) => a - b);
}

/**
 * Time from a key, as the browser dates its event, until the frame that shows changed results has been drawn: the first task after
 * the first frame after the change.
 */
async function keyTime(page: Page, key: string): Promise<number | undefined> {
  const time = await page.evaluateHandle((patience) => {
    const dialog = document.querySelector('dialog');
    const shown = () => dialog?.querySelector('[role=listbox]')?.textContent;
    const before = shown();
    const promise = new Promise<number | undefined>((resolve, reject) => {
      if (!dialog) return reject(new Error('The search dialog is not open.'));
      let start = 0;
      window.addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { once: true, capture: true });
      const timer = setTimeout(() => resolve(undefined), patience);
      const observer = new MutationObserver(() => {
        if (shown() === before) return;
        observer.disconnect();
        clearTimeout(timer);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(undefined);
        });
      });
      observer.observe(dialog, { subtree: true, childList: true, characterData: true });
    });
    // In an object, or the promise itself would be waited for before the key is pressed.
    return { promise };
  }, PATIENCE_MS);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return time.evaluate(({ promise }) => promise);
}
