import { chromium, type Page } from '@playwright/test';
import config from '../../playwright.config';

/** A page to search from. */
const PAGE = '/docs/welcome';
const SLOW_DOWN = 4;
/** From an answer to the next key of a reader who types fast. */
const NEXT_KEY_MS = 100;
/** Pause of a reader between two words. */
const PAUSE_MS = 200;

/** What a reader who searches loads and waits for. */
export interface BrowserFigures {
  /** Paths of what is loaded from the first touch of the search to its first result: code, worker and headings. */
  first: string[];
  /** One for each key, on a processor slowed down. */
  times: KeyTime[];
}

/** Milliseconds from a key to its results: see `keyTime`. */
export interface KeyTime {
  inList: number;
  drawn: number;
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

/** Types letter by letter, through the browser's own input. A space asks nothing, and is left out. */
async function keyTimes(page: Page, typed: readonly string[]): Promise<KeyTime[]> {
  const times: KeyTime[] = [];
  for (const text of typed) {
    await page.getByRole('combobox').fill('');
    await page.waitForTimeout(PAUSE_MS);
    for (const letter of text) {
      if (letter === ' ') await page.keyboard.press('Space');
      else times.push(await keyTime(page, letter));
    }
  }
  return times;
}

/**
 * Time from a key, as the browser dates its event, until the list holds the answer to it, and until the frame that shows it has been
 * drawn: the first task after the first frame after the change.
 */
async function keyTime(page: Page, key: string): Promise<KeyTime> {
  const time = await page.evaluateHandle((letter) => {
    const body = document.querySelector('dialog [data-answered]');
    const field = document.querySelector<HTMLInputElement>('dialog input');
    const promise = new Promise<KeyTime>((resolve, reject) => {
      if (!body || !field) return reject(new Error('The search dialog is not open.'));
      const asked = (field.value + letter).trim();
      let start = 0;
      window.addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { once: true, capture: true });
      const observer = new MutationObserver(() => {
        if (body.getAttribute('data-answered') !== asked) return;
        observer.disconnect();
        const inList = performance.now() - start;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ inList, drawn: performance.now() - start });
          port2.postMessage(undefined);
        });
      });
      observer.observe(body, { attributeFilter: ['data-answered'] });
    });
    // In an object, or the promise itself would be waited for before the key is pressed.
    return { promise };
  }, key);
  await page.keyboard.press(key);
  const result = await time.evaluate(({ promise }) => promise);
  await page.waitForTimeout(NEXT_KEY_MS);
  return result;
}
