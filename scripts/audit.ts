// Visits every page of a build in Chromium and prints a table of routes by checks; fails if anything is found.
// usage: npm run audit -- [--all] [--routes '/docs/about/*,/'] [--checks axe,scroll] [--url http://127.0.0.1:3000] [--workers 3]
//   load: the page comes, and scripts take it over; console: errors and warnings; hydration: the HTML is what React expects;
//   origin: requests to other sites; scroll: sideways, at 360 and 320 px; axe: WCAG 2.2 AA in both themes, at 1440 and 390 px.
//   With --all, each page is loaded at both widths, and axe looks at it in both themes; without, each is loaded once, in the width and
//   the theme that its turn brings, so that four pages in a row see all four.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import playwright from '../playwright.config';
import { REQUIRED_ROUTES } from '../tests/content/requiredRoutes';
import { crawl } from './audit/crawl';
import { pickRoutes, readOptions } from './audit/options';
import { report } from './audit/report';
import { plan } from './audit/views';
import { builtFiles } from './hosting/builtFiles';
import { serveBuild } from './hosting/serveBuild';
import { runCommand } from './shared/runCommand';

const BUILD = 'build';
/** Pages that no list names. */
const OTHERS = ['/docs', '/search', '/search?q=program', '/no-such-page'];

/** @throws Error if there is no built site */
function everyRoute(): string[] {
  builtFiles(BUILD);
  const sitemap = readFileSync(`${BUILD}/sitemap.xml`, 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [...new Set([...paths, ...REQUIRED_ROUTES, ...OTHERS])].sort();
}

await runCommand(async () => {
  const { all, checks, routes: picks, url, workers } = readOptions(process.argv.slice(2));
  const routes = pickRoutes(everyRoute(), picks);
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    // After the browser, and ended in any case: while something is served, this command does not end.
    const server = url ? { origin: url, close: () => {} } : await serveBuild(BUILD);
    try {
      const start = performance.now();
      const findings = await crawl({ browser, url: server.origin, checks, visits: plan(routes, all), workers });
      console.log(report(routes, checks, findings));
      console.log(`\n${findings.length} findings in ${Math.round((performance.now() - start) / 1000)} s`);
      process.exitCode = findings.length > 0 ? 1 : 0;
    } finally {
      server.close();
    }
  } finally {
    await browser.close();
  }
});
