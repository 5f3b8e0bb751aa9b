import { readFileSync } from 'node:fs';
import { setClipboard } from './support/clipboard';
import { openHydrated } from './support/routePages';
import { expect, type Page, test } from './support/test';

/** The program on the home page. */
const FILE = 'examples/rust/counter/app/src/lib.rs';

const main = (page: Page) => page.getByRole('main');
const copy = (page: Page) => main(page).getByRole('button', { name: 'Copy code' });

const readAloud = (page: Page) => main(page).locator('button [aria-live]').first();

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('code is copied as it stands in its file, without what stands around it, and the button says so', async ({
  page,
}) => {
  await setClipboard(page, true);
  await openHydrated(page, '/');
  await copy(page).click();
  await expect(main(page).getByRole('button', { name: 'Copied code' })).toBeVisible();
  await expect(readAloud(page)).toHaveText('Copied');
  const copied = linesOf((await page.locator('html').getAttribute('data-copied')) ?? '');
  expect(copied.length).toBeGreaterThan(5);
  const file = linesOf(readFileSync(FILE, 'utf8'));
  expect(copied.filter((line) => !file.includes(line))).toEqual([]);
  expect(copied.join('\n')).toBe(linesOf(await main(page).locator('pre code').first().innerText()).join('\n'));
  // For a moment, and nothing is read aloud when it is over.
  await expect(copy(page)).toBeVisible();
  await expect(readAloud(page)).toBeEmpty();
});

test('a browser that does not allow to copy code says so', async ({ page }) => {
  await setClipboard(page, false);
  await openHydrated(page, '/');
  await copy(page).click();
  await expect(main(page).getByRole('button', { name: 'Copy failed code' })).toBeVisible();
  await expect(copy(page)).toBeVisible();
});

test('a block of code leads to its file in the repository', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(main(page).locator('.theme-code-block a').first()).toHaveAttribute(
    'href',
    `https://github.com/gear-foundation/vara-wiki/blob/master/${FILE}`,
  );
});

test('code in a sentence stands on the line of the words beside it', async ({ page }) => {
  await page.goto('/docs/api/json-rpc');
  const code = page.locator('p', { hasText: 'The response has the' }).locator('code').first();
  const lower = await code.evaluate((element) => {
    /** Where the line of the text lies that a mark is put into. */
    const lineAt = (put: (mark: Element) => void) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      put(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    return lineAt((mark) => element.prepend(mark)) - lineAt((mark) => element.before(mark));
  });
  expect(Math.abs(lower)).toBeLessThan(0.5);
});
