import type { Page } from '@playwright/test';
import { openHydrated } from './routePages';

/** The button that opens the panel. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Keep these docs offline' });

/** Where a reader keeps the docs offline. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Docs offline' });

/** Presses a button of the panel. */
export const press = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).click();

/** Opens a page, and on it the panel. */
export async function openPanel(page: Page, url: string): Promise<void> {
  await openHydrated(page, url);
  await opener(page).click();
}
