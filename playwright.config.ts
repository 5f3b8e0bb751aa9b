import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { FIXTURE_PORT, HOSTED_PORT, SEARCH_PORTS, SITE_ORIGIN, SITE_PORT } from './tests/stubs/ports';

/** The shell without windows comes first: it opens pages three times as fast, and is what Playwright brings for itself. */
const CHROMIUM_PATHS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** Chromium to test with: `CHROMIUM_PATH`, the system's, or (`undefined`) the one that `npx playwright install chromium` brings. */
const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM_PATHS.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'tests/site',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others keep busy a test may be slow. One that passes only at the second try is named at the end of a run.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 1 : 0,
  maxFailures: process.env.CI ? 20 : 0,
  workers: 2,
  outputDir: 'test-results/site',
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/site.json' }]] : [['list']],
  use: {
    baseURL: SITE_ORIGIN,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
  },
  webServer: [
    ...Object.entries({ site: SITE_PORT, fixture: FIXTURE_PORT, hosted: HOSTED_PORT }).map(([site, port]) => ({
      command: `npx jiti tests/stubs/serveSite.ts ${site}`,
      port,
      reuseExistingServer: !process.env.CI,
    })),
    { command: 'npx jiti tests/stubs/serveSearch.ts', port: SEARCH_PORTS[0], reuseExistingServer: !process.env.CI },
  ],
});
