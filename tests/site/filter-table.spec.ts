import { isMarked, markDocument, openHydrated } from './support/routePages';
import { expect, test } from './support/test';

test('the menus of a table leave the rows that name all chosen values, and "Show all" brings back every row', async ({
  page,
}) => {
  await openHydrated(page, '/docs/examples');
  const menus = page.getByRole('main').getByRole('combobox');
  const status = page.getByRole('main').getByRole('status').first();
  const table = status.locator('xpath=..').getByRole('table');
  const rowsShown = () =>
    table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.textContent)));
  const header = await table.getByRole('columnheader').allTextContents();
  const names = await menus.evaluateAll((all) => all.map((menu) => menu.getAttribute('name') ?? ''));
  const columns = names.map((name) => header.indexOf(name));
  const valuesOf = (row: string[], column: number) => (row[column] ?? '').split(',').map((value) => value.trim());

  const all = await rowsShown();
  expect(all.length).toBeGreaterThan(10);
  await expect(status).toHaveText(`${all.length} examples`);
  const sought = all.at(-1) ?? [];
  const chosen: [column: number, value: string][] = [];
  // One menu after the other, each with what the last row says.
  for (const [index, column] of columns.entries()) {
    const value = valuesOf(sought, column).at(-1) ?? '';
    await menus.nth(index).selectOption(value);
    chosen.push([column, value]);
    const left = all.filter((row) => chosen.every(([at, wanted]) => valuesOf(row, at).includes(wanted)));
    expect(await rowsShown()).toEqual(left);
    expect(left).toContainEqual(sought);
    expect(left.length).toBeLessThan(all.length);
    await expect(status).toHaveText(`${left.length} of ${all.length} examples`);
  }
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(await rowsShown()).toEqual(all);
  await expect(status).toHaveText(`${all.length} examples`);
  for (const menu of await menus.all()) await expect(menu).toHaveValue('');
});

test('the menus work in a page that a browser has translated', async ({ page }) => {
  await openHydrated(page, '/docs/examples');
  const menu = page.getByRole('main').getByRole('combobox').first();
  const option = menu.getByRole('option').nth(1);
  await option.evaluate((element) => {
    const font = document.createElement('font');
    font.textContent = 'fortgeschritten';
    element.replaceChildren(font);
  });
  await menu.selectOption('fortgeschritten');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^[1-9]\d* of \d+ examples$/);
});

test('R-ROUTE-4: what was chosen is there when the reader comes back from a page of the table', async ({ page }) => {
  await openHydrated(page, '/docs/examples');
  const menu = page.getByRole('main').getByRole('combobox').first();
  const status = page.getByRole('main').getByRole('status').first();
  const all = await status.innerText();
  const chosen = await menu.selectOption({ index: 1 });
  await expect(status).not.toHaveText(all);
  const left = await status.innerText();
  await markDocument(page);
  await status.locator('xpath=..').getByRole('row').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Examples');
  await page.goBack();
  await expect(status).toHaveText(left);
  await expect(menu).toHaveValue(chosen[0] ?? '');
  expect(await isMarked(page)).toBe(true);
});
