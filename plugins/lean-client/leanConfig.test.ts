import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { leanConfig } from './leanConfig';

it('keeps what pages show, and leaves out what only the build reads', () => {
  const config = {
    title: 'Docs',
    baseUrl: '/',
    future: { experimental_router: 'browser', experimental_faster: { rspackBundler: true } },
    ...Object.fromEntries(
      ['clientModules', 'plugins', 'presets', 'staticDirectories', 'themes'].map((name) => [
        name,
        ['/home/builder/docs'],
      ]),
    ),
    themeConfig: { navbar: { title: 'Docs' }, blog: {}, prism: { theme: {} } },
  };
  expect(leanConfig(config as unknown as DocusaurusConfig)).toEqual({
    title: 'Docs',
    baseUrl: '/',
    future: { experimental_router: 'browser' },
    themeConfig: { navbar: { title: 'Docs' } },
  });
});
