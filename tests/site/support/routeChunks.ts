import type { Browser, Page, Request } from '@playwright/test';
import { holdBack } from './holdBack';
import { openHydrated } from './routePages';

export interface Connection {
  effectiveType: string;
  saveData: boolean;
}

/** Tells the site that the reader has this connection. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

/** Scripts that a direct load of a page needs. Data saving keeps out what would be fetched for other pages. */
async function scriptsOf(browser: Browser, path: string): Promise<Set<string>> {
  const page = await browser.newPage();
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await openHydrated(page, path);
  await page.close();
  return scripts;
}

/** Paths of the scripts that `path` needs and `elsewhere` does not. */
export async function chunksOf(browser: Browser, path: string, elsewhere: string): Promise<string[]> {
  const known = await scriptsOf(browser, elsewhere);
  const chunks = [...(await scriptsOf(browser, path))].filter((script) => !known.has(script));
  if (chunks.length === 0) throw new Error(`${path} needs no script that ${elsewhere} has not loaded`);
  return chunks;
}

/** Collects the requests for these scripts, from now on. */
export function requestsFor(page: Page, chunks: string[]): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (chunks.includes(new URL(request.url()).pathname)) requests.push(request);
  });
  return requests;
}

/** Lets these scripts fail until `repair` is called. */
export async function breakChunks(page: Page, chunks: string[]): Promise<{ repair: () => void }> {
  let broken = true;
  await page.route(
    (url) => chunks.includes(url.pathname),
    (route) => (broken ? route.abort() : route.continue()),
  );
  return {
    repair: () => {
      broken = false;
    },
  };
}

/** Holds these scripts back until it is called. */
export const holdChunks = (page: Page, chunks: string[]) => holdBack(page, (url) => chunks.includes(url.pathname));
