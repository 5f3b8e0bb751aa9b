import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { HOSTED_PORT, SEARCH_PORTS } from './tests/stubs/ports';

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium to test with: `CHROMIUM_PATH`, the system's, or (`undefined`) the one that `npx playwright install chromium` brings. */
const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM_PATHS.find((path) => existsSync(path));

export const SITE_PORT = 4310;
export const FIXTURE_PORT = 4311;

export default defineConfig({
  testDir: 'tests/site',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  outputDir: 'test-results/site',
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/site.json' }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
  },
  webServer: [
    {
      command: `npx docusaurus serve --no-open --host 127.0.0.1 --port ${SITE_PORT}`,
      port: SITE_PORT,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx docusaurus serve tests/fixture --no-open --host 127.0.0.1 --port ${FIXTURE_PORT}`,
      port: FIXTURE_PORT,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx docusaurus serve tests/fixture --config hosted.config.ts --dir build/hosted --no-open --host 127.0.0.1 --port ${HOSTED_PORT}`,
      port: HOSTED_PORT,
      reuseExistingServer: !process.env.CI,
    },
    { command: 'npx jiti tests/stubs/serveSearch.ts', port: SEARCH_PORTS[0], reuseExistingServer: !process.env.CI },
  ],
});
