/** Addresses that are not asked when outside links are checked: regular expressions, with the reason. */
export const UNCHECKED_LINKS: readonly string[] = [
  // Edit links of pages that are not merged yet.
  '/edit/master/',
  // The site itself, before it is published.
  '^https://wiki\\.vara\\.network',
];
