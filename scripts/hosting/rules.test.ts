import { expect, it, vi } from 'vitest';
import { hostingRules } from './rules';

vi.mock('../../config/redirects', () => ({
  REDIRECTS: [{ from: '/staking', to: '/docs/staking' }],
}));

it('R-ROUTE-3: the page of an old path of one part is no home of a language, whose files browsers may keep', () => {
  const files = new Set(['index.html', 'de/index.html', 'staking/index.html', 'docs/staking.html']);
  const site = {
    siteUrl: 'https://docs.example',
    baseUrl: '/',
    allowed: { search: [], assistant: [], frameAncestors: [] },
  } as unknown as Parameters<typeof hostingRules>[0];
  const { homes, redirects } = hostingRules(site, { files, hashes: { scripts: [], styles: [] } });
  expect(homes).toEqual(['/de/']);
  expect(redirects.map(({ from }) => from)).toEqual(['/staking']);
});
