import type { Page } from '@playwright/test';

/** Waits until what moves, unfolds or fades in has done so. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
