import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { FIXTURE_ORIGIN, SITE_ORIGIN } from '../../stubs/ports';

/** A page of another origin than the site. */
const HOST_URL = `${FIXTURE_ORIGIN}/host`;

/** The part of iframe-resizer that the embedding site runs. */
const PARENT_SCRIPT = readFileSync(createRequire(__filename).resolve('iframe-resizer/js/iframeResizer.js'), 'utf8');

/** Opens a page of another site that embeds `path` the way iframe-resizer asks for, and waits until the frame is ready. */
export async function openFramed(page: Page, path: string): Promise<Frame> {
  const body = `<!doctype html><title>Host</title>
    <iframe src="${SITE_ORIGIN}${path}" style="width: 1200px; height: 150px; border: 0"></iframe>
    <script>${PARENT_SCRIPT}</script><script>iFrameResize({ checkOrigin: ['${SITE_ORIGIN}'] })</script>`;
  await page.route(HOST_URL, (route) => route.fulfill({ body, contentType: 'text/html' }));
  // A page that a test makes up counts as one of the internet, which may not embed a local one.
  await page.context().grantPermissions(['local-network-access'], { origin: HOST_URL });
  await page.goto(HOST_URL);
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The host page has no frame');
  await frame.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  return frame;
}

/** Whether a script of the frame behaviour is among those that the page loads, from now on. */
export function watchFrameScripts(page: Page): () => Promise<boolean> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  return async () => (await Promise.all(bodies)).some((body) => body.includes('[iFrameSizer]'));
}
