import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './atRest';

/** A page to search from. */
export const PAGE = '/docs/about/glossary';
/** The embedded index. */
export const INDEX = '**/assets/search/*.json';

export const button = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search docs' });
export const options = (page: Page) => dialog(page).getByRole('option');
export const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
/** Options of a group of the start screen, or of a section of the docs. */
export const group = (page: Page, name: string) => dialog(page).getByRole('group', { name }).getByRole('option');

/** Opens the dialog on a page and asks. */
export async function ask(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

/** Asks, and opens the first result, which must be this page. */
export async function visit(page: Page, query: string, path: string) {
  await ask(page, query);
  await expect(active(page)).toHaveAttribute('href', new RegExp(`/${path.replace(/^\//, '')}$`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(dialog(page)).toHaveCount(0);
}

/** What axe finds on the page as it is now, once what fades in has done so: colours on the way have too little contrast. */
export async function violations(page: Page) {
  await atRest(page);
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
