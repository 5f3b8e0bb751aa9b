// Prints how long the site takes from a click on a link to the page behind it, fetched ahead, on a processor slowed down.
// usage: npm run bench:navigation [origin …] (several, such as two builds of the site, are measured in turns; none: the build here)
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { serveBuild } from '../../scripts/hosting/serveBuild';

const FROM = [
  '/docs/welcome',
  '/docs/getting-started-in-5-minutes',
  '/docs/build/gstd/async-programing',
  '/docs/examples',
  '/docs/about/technology/actor-model',
  '/docs/api',
];
const WIDTHS = [412, 1440];
const HEIGHT = 900;
const SLOW_DOWN = 4;
/** Links in view that are followed from each page. */
const LINKS = 3;
/** For what comes when the page has nothing else to do: pages behind the links in view. */
const AHEAD_MS = 1500;
/** Between the pointer's way to a link, or the touch, and the click. */
const AIM_MS = 100;

interface Place {
  x: number;
  y: number;
}

/** Milliseconds from the click until the new heading is in the page, and until the frame that shows it has been drawn. */
interface PageTime {
  inPage: number;
  drawn: number;
}

/** Where the link at `index` among the links of the text in view is. */
const placeOfLink = (page: Page, index: number): Promise<Place | null> =>
  page.evaluate((at) => {
    const links = document.querySelectorAll('article a[href^="/docs/"]:not([href*="#"], [href$=".md"])');
    const boxes = Array.from(links, (link) => link.getClientRects()[0]).filter(
      (box) => box && box.width > 4 && box.top > 70 && box.bottom < innerHeight,
    );
    const box = boxes[at];
    return box ? { x: box.left + Math.min(box.width / 2, 20), y: box.top + box.height / 2 } : null;
  }, index);

async function follow(page: Page, { x, y }: Place): Promise<PageTime> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const time = page.evaluate(
    () =>
      new Promise<PageTime>((resolve) => {
        const titleOf = () => document.querySelector('h1')?.textContent;
        const before = titleOf();
        let start = 0;
        window.addEventListener('click', ({ timeStamp }) => (start = timeStamp), { once: true, capture: true });
        const observer = new MutationObserver(() => {
          if (!titleOf() || titleOf() === before) return;
          observer.disconnect();
          const inPage = performance.now() - start;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ inPage, drawn: performance.now() - start });
            port2.postMessage(undefined);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.mouse.move(x, y);
  await page.waitForTimeout(AIM_MS);
  await page.mouse.click(x, y);
  const result = await time;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}

async function measureFrom(browser: Browser, url: string, width: number): Promise<PageTime[]> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
  const times: PageTime[] = [];
  for (let link = 0; link < LINKS; link += 1) {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AHEAD_MS);
    const place = await placeOfLink(page, link);
    if (!place) break;
    times.push(await follow(page, place));
  }
  await page.close();
  return times;
}

function figures(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)} ms`;
  return `half within ${at(0.5)}, nine of ten within ${at(0.9)}, all within ${at(1)}`;
}

const given = process.argv.slice(2);
if (!given.every((origin) => /^https?:/.test(origin) && URL.canParse(origin))) {
  console.error('usage: npm run bench:navigation -- [ORIGIN ...], such as http://127.0.0.1:3000');
  process.exit(2);
}
if (given.length === 0 && !existsSync('build')) {
  console.error('The site is not built: run npm run build.');
  process.exit(2);
}
const served = given.length === 0 ? await serveBuild('build') : undefined;
const origins = served ? [served.origin] : given;
const times = new Map<string, PageTime[]>(origins.map((origin) => [origin, []]));
const browser = await chromium.launch(config.use?.launchOptions);
for (const width of WIDTHS) {
  for (const path of FROM) {
    for (const origin of origins) times.get(origin)?.push(...(await measureFrom(browser, origin + path, width)));
  }
}
await browser.close();
served?.close();
for (const [origin, all] of times) {
  console.log(`${origin}: ${all.length} links, the processor slowed down ${SLOW_DOWN}x`);
  console.log(`  from the click to the new heading: ${figures(all.map(({ inPage }) => inPage))}`);
  console.log(`  and to the frame that shows it: ${figures(all.map(({ drawn }) => drawn))}`);
}
