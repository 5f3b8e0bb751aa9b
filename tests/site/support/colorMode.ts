import { expect, type Page } from '@playwright/test';

/** Page colours of the two themes, as src/css/tokens.css has them. */
export const BACKGROUND = { dark: 'rgb(13, 18, 21)', light: 'rgb(255, 255, 255)' } as const;

export type Theme = keyof typeof BACKGROUND;

export const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light mode/ });

/** What a reader sees of a theme: the colour of the page. */
export async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND[theme]);
}

/** What a reader is told of the mode: the label and the one icon of the toggle. */
export async function expectMode(page: Page, mode: Theme | 'system'): Promise<void> {
  await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
  await expect(toggle(page).locator('svg').filter({ visible: true })).toHaveCount(1);
}

/** Puts a value under the key of the theme, before the page reads it. */
export async function storeTheme(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('theme', text), value);
}
