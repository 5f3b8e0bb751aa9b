import { expect, test } from './support/test';
import { REDIRECTS } from '../../config/redirects';

for (const { from, to } of REDIRECTS) {
  test(`R-ROUTE-3: ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(`${from}?a=b#c`);
    await expect(page).toHaveURL(`${to}?a=b#c`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });

  test(`R-ROUTE-3: on a host without rules, the page at ${from} leads to ${to}`, async ({ page }) => {
    await page.route(
      (url) => url.pathname === from,
      (route) => route.fulfill({ path: `build${from}/index.html`, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto(`${from}?a=b#c`);
    await expect(page).toHaveURL(`${to}?a=b#c`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });
}
