import { expect, type Page, test } from './support/test';
import { type Build, FIRST_EDITION, fixtureBuild, NEXT_EDITION, nextBuild, siteBuild } from './support/builds';
import { type Host, startHost } from './support/host';
import { opener, openPanel as openAt, panel, press } from './support/offlinePanel';
import { hydrated, openHydrated, openInterceptable } from './support/routePages';
import { active, ask, violations } from './support/searchDialog';

const PAGE = 'docs/about/glossary';
const OTHER = 'docs/compatibility';

let first: Build;
let next: Build;
let host: Host;
test.beforeAll(() => {
  first = siteBuild();
  next = nextBuild();
});
test.beforeEach(async () => {
  host = await startHost(first);
});
test.afterEach(() => host.close());

const note = (page: Page) => page.getByRole('complementary', { name: 'Offline copy' });
const openPanel = (page: Page, path = OTHER) => openAt(page, host.url + path);

async function keepCopy(page: Page) {
  await openPanel(page);
  await press(page, 'Download');
  await expect(panel(page)).toContainText('All pages and search work offline', { timeout: 20_000 });
  await press(page, 'Close');
}

/** What the browser holds for the site: files in all caches, and workers. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    const workers = await navigator.serviceWorker.getRegistrations();
    return { caches: names.length, files: counts.reduce((sum, count) => sum + count, 0), workers: workers.length };
  });

const NOTHING = { caches: 0, files: 0, workers: 0 };

/** Lets `Cache.put` fail as it does where there is no more space, from this call on. */
const fillAfter = (page: Page, calls: number) =>
  page.addInitScript((allowed) => {
    const { put } = Cache.prototype;
    let left = allowed;
    Cache.prototype.put = function (...args) {
      left -= 1;
      return left < 0 ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put.apply(this, args);
    };
  }, calls);

test('offline: readers who did not ask for a copy have no worker, no files, and ask for nothing of it', async ({
  page,
}) => {
  await openHydrated(page, host.url + PAGE);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(opener(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await onDevice(page)).toEqual(NOTHING);
  expect(host.asked.filter((path) => /offline\.json|sw\.js/.test(path))).toEqual([]);
});

test('offline: the reader sees the size first, then how far it is, and goes on reading meanwhile', async ({ page }) => {
  await openPanel(page);
  await expect(panel(page)).toContainText(/\d+ MB to download, \d+ MB on this device/);
  expect(await onDevice(page)).toEqual(NOTHING);
  host.after(60, () => host.be('silent', /assets/));
  await press(page, 'Download');
  await expect(panel(page)).toContainText(/\d MB of \d+ MB are on this device/);
  // Not as a status: each change of one is read aloud.
  await expect(panel(page).getByRole('status')).toHaveText('Downloading the docs. You can go on reading.');
  const share = () =>
    panel(page)
      .getByRole('progressbar')
      .evaluate((bar) => (bar as HTMLProgressElement).position);
  expect(await share()).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('offline: Back closes the panel, because the page below it changes', async ({ page }) => {
  await openHydrated(page, host.url + PAGE);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Glossary');
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect(panel(page)).toHaveCount(0);
});

test('offline: every page and search work with the site out of reach, and the page says which copy it is', async ({
  page,
}) => {
  await keepCopy(page);
  host.be('gone');
  await openHydrated(page, host.url + PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  const date = new Date(first.built).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(note(page)).toHaveText(new RegExp(`You are offline, reading the copy of ${date}, Gear \\d`));
  await ask(page, 'message rent');
  await expect(active(page)).toContainText('Message rent');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Message rent' })).toBeVisible();
  await page.reload();
  await hydrated(page);

  const pages = first.kept.filter((path) => !path.includes('.'));
  expect(pages.length).toBeGreaterThan(150);
  const missing = await page.evaluate(
    async (paths) => {
      const statuses = await Promise.all(paths.map(async (path) => (await fetch(`/${path}`)).status));
      return paths.filter((_, at) => statuses[at] !== 200);
    },
    [...pages, 'docs/about/glossary.html', 'docs/welcome/', 'docs/about/index.html'],
  );
  expect(missing).toEqual([]);
  // R-ROUTE-3
  await page.goto(`${host.url}docs/node/local-chain?theme=x#steps`);
  await expect(page).toHaveURL(/\/docs\/node\/dev-net\?theme=x#steps$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/not/i);
  await page.goto(`${host.url}no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not/i);
});

test('offline: a copy works below a sub-path', async ({ page }) => {
  await host.close();
  host = await startHost(fixtureBuild());
  await openPanel(page, 'docs/welcome');
  await press(page, 'Download');
  await expect(panel(page)).toContainText('All pages and search work offline');
  host.be('gone');
  await page.goto(host.url);
  await expect(page.getByRole('main').first()).toBeVisible();
  await openHydrated(page, `${host.url}docs/welcome`);
  await expect(note(page)).toContainText('You are offline');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('offline: with a network the newest page comes; the copy is brought up to date when the reader wants it', async ({
  page,
}) => {
  await keepCopy(page);
  host.deploy(next);
  await openHydrated(page, host.url + PAGE);
  await expect(page.getByRole('contentinfo')).toContainText(NEXT_EDITION);
  await expect(note(page)).toContainText('Your offline copy is of');
  await note(page).getByRole('button', { name: 'Not now' }).click();
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await note(page).getByRole('button', { name: 'Update' }).click();
  await expect(note(page)).toHaveCount(0, { timeout: 20_000 });
  expect((await onDevice(page)).caches).toBe(1);
  host.be('gone');
  await openHydrated(page, host.url + OTHER);
  await expect(page.getByRole('contentinfo')).toContainText(NEXT_EDITION);
  await expect(note(page)).toContainText('December 31, 2099');
});

test('offline: an update that fails says why, and keeps the place of the keyboard', async ({ page }) => {
  await keepCopy(page);
  host.deploy(next);
  await openHydrated(page, host.url + PAGE);
  const update = note(page).getByRole('button', { name: 'Update' });
  await expect(update).toBeVisible();
  host.be('gone');
  await update.press('Enter');
  await expect(note(page).getByRole('alert')).toContainText('interrupted');
  await expect(note(page)).toBeFocused();
});

test('offline: a page that is older than the site says so, in an old tab too', async ({ page }) => {
  await keepCopy(page);
  await openHydrated(page, host.url + PAGE);
  await expect(note(page)).toHaveCount(0);
  host.deploy(next);
  // The browser says that the connection is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(note(page)).toContainText(/You are reading the copy of .* The site now has that of December 31, 2099/);
});

test('offline: a page looks again when the reader goes on after a while, and says that the site is out of reach', async ({
  page,
}) => {
  await page.clock.install();
  await keepCopy(page);
  const looked = page.waitForResponse('**/offline.json');
  await openHydrated(page, host.url + PAGE);
  await (await looked).finished();
  await expect(note(page)).toHaveCount(0);
  host.be('gone');
  await page.clock.fastForward(60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Releases covered' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Glossary');
  await expect(note(page)).toContainText('You are offline');
});

test('offline: a site that does not answer in time, or answers with an error, is served from the copy, which says so', async ({
  page,
}) => {
  await keepCopy(page);
  host.deploy(next);
  host.be('silent', /docs/);
  await openHydrated(page, host.url + PAGE);
  await expect(page.getByRole('contentinfo')).toContainText(FIRST_EDITION);
  await expect(note(page)).toContainText('You are reading the copy of');
  host.be(503);
  await openHydrated(page, host.url + OTHER);
  await expect(page.getByRole('contentinfo')).toContainText(FIRST_EDITION);
  await expect(note(page)).toContainText('reading the copy of');
});

test('offline: removal removes all, in other tabs too, and the site works on', async ({ page, context }) => {
  await keepCopy(page);
  const other = await context.newPage();
  await openPanel(other, PAGE);
  await expect(panel(other)).toContainText('It is up to date');
  await opener(page).click();
  await press(page, 'Remove from this device');
  await expect(panel(page)).toContainText('to download');
  await expect(panel(other)).toContainText('to download');
  expect(await onDevice(page)).toEqual(NOTHING);
  await openHydrated(page, host.url + PAGE);
  await expect(note(page)).toHaveCount(0);
});

test('offline: after an update in one tab, the other one says that its own page is the older one', async ({
  page,
  context,
}) => {
  await keepCopy(page);
  const other = await context.newPage();
  await openHydrated(other, host.url + PAGE);
  host.deploy(next);
  // A page in a tab behind another one is drawn slowly.
  await page.bringToFront();
  await openHydrated(page, host.url + OTHER);
  await note(page).getByRole('button', { name: 'Update' }).click();
  await expect(note(other).getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 20_000 });
  await expect(note(other)).toContainText('You are reading the copy of');
  await note(other).getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByRole('contentinfo')).toContainText(NEXT_EDITION);
  await expect(note(other)).toHaveCount(0);
});

test('offline: a panel that cannot be loaded is told, and can be opened later', async ({ page }) => {
  await openInterceptable(page, host.url + OTHER);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await opener(page).click();
  const alert = page.getByRole('contentinfo').getByRole('alert');
  await expect(alert).toContainText('This could not be loaded.');
  await page.unroute('**/assets/js/*.js');
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('offline: removal in another tab stops a download, and nothing of it stays', async ({ page, context }) => {
  await openPanel(page);
  const other = await context.newPage();
  host.after(40, () => host.be('slow'));
  await press(page, 'Download');
  await expect.poll(async () => (await onDevice(page)).files).toBeGreaterThan(10);
  await openPanel(other, PAGE);
  await press(other, 'Remove from this device');
  await expect(panel(other)).toContainText('to download');
  await expect(panel(page).getByRole('button', { name: 'Download' })).toBeVisible();
  expect(await onDevice(page)).toEqual(NOTHING);
});

test('offline: two tabs do not fetch at once', async ({ page, context }) => {
  await openPanel(page);
  const other = await context.newPage();
  await openPanel(other, PAGE);
  host.after(40, () => host.be('silent', /assets/));
  await press(page, 'Download');
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  await press(other, /Download|Continue/);
  await expect(panel(other).getByRole('alert')).toContainText('Another tab');
  // It is over when that tab has ended.
  await press(page, 'Stop');
  await expect(panel(other).getByRole('alert')).toHaveCount(0);
});

test('offline: a download that is interrupted goes on from where it was, after a reload too', async ({ page }) => {
  await openPanel(page);
  await expect(panel(page)).toContainText('to download');
  host.forget();
  host.after(100, () => host.be('gone'));
  await press(page, 'Download');
  await expect(panel(page).getByRole('alert')).toContainText('interrupted');
  const { files } = await onDevice(page);
  expect(files).toBeGreaterThan(20);
  host.be('up');
  await openPanel(page);
  await expect(panel(page)).toContainText('A part of the docs');
  // Space for what is to come, and not for all of it once more.
  await page.evaluate(async () => {
    const { bytes } = (await (await fetch('/offline.json')).json()) as { bytes: number };
    navigator.storage.estimate = () => Promise.resolve({ quota: bytes, usage: 1 });
  });
  host.forget();
  await press(page, 'Continue');
  await expect(panel(page)).toContainText('All pages and search work offline', { timeout: 20_000 });
  // Whoever was about to press "Stop" does not remove the copy.
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  // The list, asked for at the start and at the end, and the worker.
  expect(host.asked.length).toBeLessThanOrEqual(first.kept.length - files + 3);
});

test('offline: the reader can stop a download, and remove what has arrived', async ({ page }) => {
  await openPanel(page);
  host.after(40, () => host.be('silent', /assets/));
  await press(page, 'Download');
  await expect(panel(page).getByRole('button', { name: 'Stop' })).toBeFocused();
  await press(page, 'Stop');
  await expect(panel(page)).toContainText('A part of the docs');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  // A part serves nothing: nobody reads a copy yet.
  host.be('gone');
  const unreached = page.waitForEvent('requestfailed');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await unreached;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(note(page)).toHaveCount(0);
  host.be('up');
  await press(page, 'Remove from this device');
  await expect(panel(page)).toContainText('to download');
  expect(await onDevice(page)).toEqual(NOTHING);
});

test('offline: a site that is replaced during the download ends in a copy of the new one', async ({ page }) => {
  await openPanel(page);
  host.after(80, () => host.deploy(next));
  await press(page, 'Download');
  await expect(panel(page)).toContainText('copy of December 31, 2099', { timeout: 20_000 });
  host.be('gone');
  await openHydrated(page, host.url + PAGE);
  await expect(page.getByRole('contentinfo')).toContainText(NEXT_EDITION);
  const { files, caches } = await onDevice(page);
  expect(caches).toBe(1);
  expect(files).toBe(next.kept.length + 1);
});

test('offline: too little space is told before the download, and nothing is kept', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(host.url).origin, quotaSize: 2_000_000 });
  await openPanel(page);
  await press(page, 'Download');
  await expect(panel(page).getByRole('alert')).toContainText('too little space');
  expect((await onDevice(page)).files).toBe(0);
});

test('offline: space that runs out midway is told, and an older copy stays whole', async ({ page, context }) => {
  await keepCopy(page);
  const full = await context.newPage();
  await fillAfter(full, 50);
  host.deploy(next);
  await openPanel(full, PAGE);
  await press(full, 'Update');
  await expect(panel(full).getByRole('alert')).toContainText('too little space');
  host.be('gone');
  await openHydrated(page, host.url + PAGE);
  await expect(page.getByRole('contentinfo')).toContainText(FIRST_EDITION);
  expect((await onDevice(page)).caches).toBe(1);
});

test('offline: a reader who does not answer whether the copy may stay gets it all the same', async ({ page }) => {
  // Firefox asks the reader, and waits.
  await page.addInitScript(() => {
    navigator.storage.persist = () => new Promise<never>(() => {});
  });
  await keepCopy(page);
});

test('offline: a browser that tells nothing of its storage keeps a copy too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'storage', { value: undefined }));
  await keepCopy(page);
});

test('offline: a browser that is too old to end a download is offered none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await openHydrated(page, host.url + PAGE);
  await expect(opener(page)).toHaveCount(0);
});

test('offline: a browser that refuses workers is told apart', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  });
  await openPanel(page);
  await press(page, 'Download');
  await expect(panel(page).getByRole('alert')).toContainText('does not allow');
  expect(await onDevice(page)).toEqual(NOTHING);
});

for (const theme of ['dark', 'light']) {
  test(`offline: axe finds nothing in the panel and the note, ${theme}`, async ({ page }) => {
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    await openPanel(page);
    await expect(panel(page)).toContainText('to download');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Download');
    await expect(panel(page)).toContainText('It is up to date', { timeout: 20_000 });
    expect(await violations(page)).toEqual([]);
    await press(page, 'Close');
    host.be('gone');
    await page.reload();
    await expect(note(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(opener(page)).toBeVisible();
  });
}
