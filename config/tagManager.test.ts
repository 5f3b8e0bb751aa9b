import { expect, it, vi } from 'vitest';

it('R-WRITE-3: the container of the tag manager that is set reaches the site', async () => {
  vi.stubEnv('TAG_MANAGER_ID', 'GTM-ABC1234');
  const { default: config } = await import('../docusaurus.config');
  vi.unstubAllEnvs();
  expect(config.presets?.[0]).toEqual([
    expect.anything(),
    expect.objectContaining({ googleTagManager: { containerId: 'GTM-ABC1234' } }),
  ]);
});
