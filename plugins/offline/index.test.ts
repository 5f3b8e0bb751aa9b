import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import offline from '.';

afterEach(() => vi.unstubAllEnvs());

/** What pages are told of the build that they are of. */
async function buildOf(epoch: string): Promise<unknown> {
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
  const createData = vi.fn<(name: string, text: string) => Promise<string>>();
  const plugin = offline({} as LoadContext, { release: 'Gear 2.0.0', redirects: [] });
  const actions = { createData } as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({ content: undefined, actions });
  const [name, text = ''] = createData.mock.calls[0] ?? [];
  expect(name).toBe('build.json');
  return JSON.parse(text);
}

describe('offline: the time of a build', () => {
  it('is that of the source, in seconds, where two builds of it must be equal', async () => {
    expect(await buildOf('1767323045')).toEqual({ built: '2026-01-02T03:04:05.000Z', release: 'Gear 2.0.0' });
  });

  it('is now elsewhere', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] });
    const build = await buildOf('').finally(() => vi.useRealTimers());
    expect(build).toMatchObject({ built: '2026-11-20T00:00:00.000Z' });
  });

  it('is refused when it is no number: `date` writes other forms too', async () => {
    await expect(buildOf('2026-01-02')).rejects.toThrow('SOURCE_DATE_EPOCH is no number: 2026-01-02');
  });
});
