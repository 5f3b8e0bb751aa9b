import { readFileSync } from 'node:fs';

/** Paths of all pages of the docs in the build, those that no list requires as well. */
export const DOC_PAGES: readonly string[] = [
  ...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(\/docs\/[^<]+)<\/loc>/g),
].map(([, path = '']) => path);
