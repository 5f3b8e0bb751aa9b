import type { Browser, Page } from '@playwright/test';
import { axeFindings, putOn, sideways } from './lookAt';
import type { Check } from './options';
import type { Finding } from './report';
import { NARROW, type View } from './views';

/** Longest wait for scripts to take over a page. */
const HYDRATION_MS = 15_000;
/** What React says in production when the HTML differs from what it would have made: messages 418 to 425. */
const HYDRATION = /hydrat|Minified React error #4(?:18|19|2[0-5])/i;

interface Crawl {
  browser: Browser;
  /** Address of the site, without a slash at its end. */
  url: string;
  checks: readonly Check[];
  visits: readonly { route: string; view: View }[];
  workers: number;
}

/** Makes all visits, several at once, and returns what is wrong. */
export async function crawl({ browser, url, checks, visits, workers }: Crawl): Promise<Finding[]> {
  const findings: Finding[] = [];
  const queue = [...visits];
  const work = async () => {
    const visitors = new Map<View, Awaited<ReturnType<typeof openVisitor>>>();
    for (let next = queue.shift(); next; next = queue.shift()) {
      const visit = visitors.get(next.view) ?? (await openVisitor(browser, url, next.view));
      visitors.set(next.view, visit);
      findings.push(...(await visit(next.route, checks)));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return findings;
}

/** Opens one page of the browser that is used for many routes, and returns how to visit one. */
async function openVisitor(browser: Browser, url: string, view: View) {
  const context = await browser.newContext({ viewport: { width: view.width, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript((choice) => localStorage.setItem('theme', choice), view.theme);
  const page = await context.newPage();
  let note: (check: Check, detail: string) => void = () => {};
  const { origin } = new URL(url);

  context.on('request', (request) => {
    const address = request.url();
    if (/^(?:data|blob|about):/.test(address)) return;
    if (new URL(address).origin !== origin) note('origin', `${request.method()} ${address}`);
  });
  page.on('pageerror', ({ message }) => note(HYDRATION.test(message) ? 'hydration' : 'console', message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Of a page that is not found, the browser says that it was not found.
    if (message.location().url === page.url() && /status of 404/.test(message.text())) return;
    note(HYDRATION.test(message.text()) ? 'hydration' : 'console', message.text());
  });

  return async (route: string, checks: readonly Check[]): Promise<Finding[]> => {
    const findings: Finding[] = [];
    const finding = (check: Check, shown: string, detail: string) => {
      if (checks.includes(check)) findings.push({ route, check, view: shown, detail });
    };
    note = (check, detail) => finding(check, `${view.theme} ${view.width}`, detail);
    await page.setViewportSize({ width: view.width, height: 900 });
    if (!(await arrive(page, url + route, note))) return findings;
    if (checks.includes('axe')) {
      for (const { theme, rules } of view.looks) {
        await putOn(page, theme);
        for (const detail of await axeFindings(page, rules)) finding('axe', `${theme} ${view.width}`, detail);
      }
    }
    if (checks.includes('scroll')) {
      for (const width of NARROW) {
        for (const detail of await sideways(page, width)) finding('scroll', String(width), detail);
      }
    }
    return findings;
  };
}

/** Opens a page and waits until it is complete. Notes why it cannot be looked at, if so. */
async function arrive(page: Page, address: string, note: (check: Check, detail: string) => void): Promise<boolean> {
  try {
    const response = await page.goto(address);
    const expected = address.endsWith('/no-such-page') ? 404 : 200;
    if (response?.status() !== expected && response?.status() !== 304) note('load', `status ${response?.status()}`);
    await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached', timeout: HYDRATION_MS });
    if (new URL(address).searchParams.has('q')) await page.locator('main article, main li a').first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // What is below the fold is laid out a little later (plugins/first-paint/starter.js).
    await page.waitForFunction(() => !document.querySelector('[style*="content-visibility"]'));
    return true;
  } catch (error) {
    note('load', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return false;
  }
}
