import { FIXTURE_URL, HOSTED_URL } from './support/fixture';
import { openHydrated } from './support/routePages';
import { expect, type Page, test } from './support/test';
import { HOSTED_ORIGIN, SITE_ORIGIN } from '../stubs/ports';

const PAGE = '/docs/about/glossary';

/** What an intruder could try, and the directive that stops it. */
const ATTEMPTS: [what: string, directive: string, attempt: () => void][] = [
  [
    'a script element',
    'script-src-elem',
    () => document.head.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' })),
  ],
  [
    'a script of another origin',
    'script-src-elem',
    () =>
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://example.invalid/x.js' })),
  ],
  [
    'an event handler',
    'script-src-attr',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="/no-image" onerror="window.ran = 1">'),
  ],
  [
    'a script address',
    'script-src-elem',
    () => Object.assign(document.createElement('a'), { href: 'javascript:window.ran=1' }).click(),
  ],
  ['code made of text', 'script-src', () => void setTimeout('window.ran = 1')],
  [
    'a style element',
    'style-src-elem',
    () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' })),
  ],
  ['data that leaves', 'connect-src', () => void fetch('https://example.invalid/').catch(() => undefined)],
  ['an image of another origin', 'img-src', () => void (new Image().src = 'https://example.invalid/x.png')],
  [
    'a frame',
    'frame-src',
    () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.invalid/' })),
  ],
  [
    'another base for addresses',
    'base-uri',
    () => document.head.append(Object.assign(document.createElement('base'), { href: 'https://example.invalid/' })),
  ],
  [
    'a form that leads away',
    'form-action',
    () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://example.invalid/' });
      document.body.append(form);
      form.submit();
    },
  ],
];

for (const [what, directive, attempt] of ATTEMPTS) {
  test(`the policy stops ${what}`, async ({ page, reports }) => {
    await openHydrated(page, PAGE);
    await page.evaluate(attempt);
    await expect.poll(() => reports.map(({ violatedDirective }) => violatedDirective)).toEqual([directive]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.evaluate(() => location.pathname)).toBe(PAGE);
    reports.length = 0;
  });
}

for (const address of ['/', PAGE, '/search', '/no-such-page', FIXTURE_URL, HOSTED_URL]) {
  test(`the policy is there: ${address}`, async ({ page }) => {
    const headers = (await page.goto(address))?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("default-src 'self'; script-src 'self' 'sha256-");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}

/** Opens a page of another origin, which shows a page of the site in a frame. */
async function frameFrom(page: Page, origin: string): Promise<string> {
  const host = `${origin}/host`;
  await page.route(host, (route) =>
    route.fulfill({ body: `<iframe src="${SITE_ORIGIN}${PAGE}"></iframe>`, contentType: 'text/html' }),
  );
  await page.context().grantPermissions(['local-network-access'], { origin: host });
  await page.goto(host);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await frame?.waitForLoadState();
  return frame?.url() ?? '';
}

test('R-LAYOUT-13: a site that is not named cannot show a page in a frame', async ({ page }) => {
  expect(await frameFrom(page, HOSTED_ORIGIN)).toBe('chrome-error://chromewebdata/');
});
