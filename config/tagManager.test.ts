import { expect, it, vi } from 'vitest';

it.each([
  ['GTM-ABC1234', { googleTagManager: { containerId: 'GTM-ABC1234' } }],
  ['', {}],
])('R-WRITE-3: the container of the tag manager reaches the site if it is set: "%s"', async (id, expected) => {
  vi.resetModules();
  vi.stubEnv('TAG_MANAGER_ID', id);
  const { default: config } = await import('../docusaurus.config');
  vi.unstubAllEnvs();
  const [, options] = [config.presets?.[0]].flat();
  const { googleTagManager } = options as { googleTagManager?: unknown };
  expect({ googleTagManager }).toEqual(expected);
});
