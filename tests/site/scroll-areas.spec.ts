import AxeBuilder from '@axe-core/playwright';
import { openHydrated } from './support/routePages';
import { expect, test } from './support/test';

// What scrolls sideways can be reached by keyboard, and has a name of its own.

const PHONE = { width: 390, height: 844 };
/** Pages with many tables, with formulas, and with a diagram. */
const PAGES = ['/docs/api/events', '/docs/governance', '/docs/tokenomics', '/docs/compatibility'];

for (const path of PAGES) {
  test(`areas that scroll have names of their own: ${path}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, path);
    const areas = page.getByRole('article').locator('[role="group"][tabindex="0"]');
    await expect(areas.first()).toBeVisible();
    const names = await areas.evaluateAll((all) => all.map((area) => area.getAttribute('aria-label') ?? ''));
    expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([]);

    const { violations } = await new AxeBuilder({ page })
      .withRules(['landmark-unique', 'scrollable-region-focusable', 'aria-allowed-role', 'aria-valid-attr-value'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  });
}

test('a table is called by the heading above it, a second one below that heading has a number', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/docs/compatibility');
  const tables = page.getByRole('article').getByRole('group', { name: /^Table/ });
  const expected = await tables.evaluateAll((all) =>
    all.map((area) => {
      let heading: Element | null = area;
      while (heading && !/^H[1-4]$/.test(heading.tagName))
        heading = heading.previousElementSibling ?? heading.parentElement;
      return heading?.textContent?.replace('\u200b', '').trim();
    }),
  );
  expect(expected.length).toBeGreaterThan(2);
  for (const [index, heading] of expected.entries()) {
    const name = (await tables.nth(index).getAttribute('aria-label')) ?? '';
    expect(name.replace(/^Table( \d+)?: /, '')).toBe(heading);
  }
});

test('the rows of a table without a heading above them have their names', async ({ page }) => {
  await openHydrated(page, '/docs/staking');
  const table = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'Validator', exact: true }) });
  await expect(table.first().getByRole('rowheader')).toHaveText([
    'Does',
    'Least stake, live',
    'Tokens are',
    'Rewards',
    'Can be slashed',
    'How',
  ]);
});

test('at a desk, what is said of an address stands beside it', async ({ page }) => {
  await openHydrated(page, '/docs/bridge/developer_hub');
  const rows = page.getByRole('row').filter({ hasText: 'Unverified' });
  await expect(rows).not.toHaveCount(0);
  const area = rows.first().locator('xpath=ancestor::table/..');
  const { left, right } = await area.evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
  const cell = await rows.first().getByRole('cell').last().boundingBox();
  expect(cell?.x).toBeGreaterThan(left);
  expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(right + 1);
});

test('code is a stop of the keyboard only as long as it scrolls, and has a name of its own then', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, '/docs/staking/validate');
  const code = page.getByRole('article').locator('.theme-code-block pre');
  const stops = page.getByRole('article').getByRole('group', { name: /^Code/ });
  await expect(stops).not.toHaveCount(0);
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A stop, and named, where it scrolls; neither where it does not.
    await expect
      .poll(() =>
        code.evaluateAll(
          (all) =>
            all.filter((area) => {
              const isStop = area.tabIndex === 0 && area.role === 'group' && Boolean(area.ariaLabel);
              return isStop !== area.scrollWidth > area.clientWidth;
            }).length,
        ),
      )
      .toBe(0);
  }
  await expect(code.and(page.locator('[tabindex]'))).not.toHaveCount(await code.count());
  const names = await stops.evaluateAll((all) => all.map((area) => area.ariaLabel));
  expect(new Set(names).size).toBe(names.length);
});

test('a table is a stop of the keyboard only as long as it scrolls', async ({ page }) => {
  await openHydrated(page, '/docs/compatibility');
  const area = page.getByRole('article').locator('.table-scroll').first();
  await expect(area).toBeVisible();
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(area).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(area).not.toHaveAttribute('tabindex');
  await expect(area).not.toHaveAttribute('role');
});
