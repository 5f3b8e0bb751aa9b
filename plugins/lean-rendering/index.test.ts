import { getHtmlMinifier } from '@docusaurus/bundler';
import * as ssgEnv from '@docusaurus/core/lib/ssg/ssgEnv';
import { expect, test } from 'vitest';
import leanRendering from '.';

/** Docs of two versions, so many together. */
const contentOf = (pages: number) => ({
  'docusaurus-plugin-content-docs': {
    default: { loadedVersions: [{ docs: Array.from({ length: pages - 1 }) }, { docs: [{}] }] },
  },
});

test.each([
  [3, 1],
  [299, 1],
  // As many as Docusaurus finds right.
  [300, undefined],
])('%i pages are rendered by %s threads', async (pages, threads) => {
  Object.assign(ssgEnv, { SSGWorkerThreadCount: undefined });
  await leanRendering().allContentLoaded?.({ allContent: contentOf(pages), actions: {} as never });
  expect(ssgEnv.SSGWorkerThreadCount).toBe(threads);
});

test('the number of threads that was asked for stays', async () => {
  Object.assign(ssgEnv, { SSGWorkerThreadCount: 2 });
  await leanRendering().allContentLoaded?.({ allContent: contentOf(3), actions: {} as never });
  expect(ssgEnv.SSGWorkerThreadCount).toBe(2);
});

test('threads that render pages are replaced before they are large', () => {
  leanRendering();
  expect(ssgEnv.SSGWorkerThreadRecyclerMaxMemory).toBeLessThanOrEqual(150e6);
});

test('a thread that was asked to be smaller stays so', () => {
  Object.assign(ssgEnv, { SSGWorkerThreadRecyclerMaxMemory: 50e6 });
  leanRendering();
  expect(ssgEnv.SSGWorkerThreadRecyclerMaxMemory).toBe(50e6);
});

test.each(['terser', 'swc'] as const)(
  'HTML stays what React has written, whatever would minify it (%s)',
  async (type) => {
    leanRendering();
    const html = '<p class="">  <code>&amp;RefCell&lt;T&gt;</code>  </p>';
    expect(await (await getHtmlMinifier({ type })).minify(html)).toEqual({ code: html, warnings: [] });
  },
);
