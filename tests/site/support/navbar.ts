import type { Locator, Page } from '@playwright/test';

/** The bar itself, on a desktop. */
export const navbar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** The entry that opens a dropdown, by the text that it shows. */
export const dropdownButton = (page: Page, name: string): Locator =>
  navbar(page).getByRole('button', { name, exact: true });

/** The entries of a dropdown, whether they are shown or not. */
export const dropdownMenu = (page: Page, name: string): Locator =>
  navbar(page)
    .locator('.dropdown', { has: page.getByRole('button', { name, exact: true }) })
    .getByRole('list', { includeHidden: true });

/** Two turns of the browser's own drawing: what an event sets off has happened by then. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
