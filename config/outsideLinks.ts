/** Addresses that are not asked when outside links are checked: regular expressions, with the reason. */
export const UNCHECKED_LINKS: readonly string[] = [
  // Edit links and embedded files of pages that are not merged yet: the build has read them.
  '^https://github\\.com/gear-foundation/vara-wiki/(edit|blob)/',
  // "Report a problem" of each page: the same form, filled in otherwise.
  '/issues/new\\?',
  // "Open in …" of each page: the same address with another question.
  '^https://(chatgpt\\.com|claude\\.ai)/',
  // The site itself, before it is published.
  '^https://wiki\\.vara\\.network',
];
