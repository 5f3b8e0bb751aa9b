import { expect, test } from './support/test';
import { REDIRECTS } from '../../config/redirects';

for (const { from, to } of REDIRECTS) {
  test(`R-ROUTE-3: ${from} leads to ${to}, once that exists`, async ({ page }) => {
    const target = await page.request.get(to);
    const response = await page.goto(`${from}?a=b#c`);
    if (target.status() === 404) {
      expect(response?.status()).toBe(404);
      return;
    }
    await expect(page).toHaveURL(`${to}?a=b#c`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });
}
