import type { Page } from '@playwright/test';

/**
 * Holds requests back, from now on.
 *
 * @returns lets them go
 */
export async function holdBack(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    // What asked may have given up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}
