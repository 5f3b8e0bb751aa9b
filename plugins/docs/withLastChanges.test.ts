import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { withLastChanges } from './withLastChanges';

it('dates the docs whose last change is known, and no others', () => {
  const docs = [
    { source: '@site/docs/gas.mdx', lastUpdatedAt: 5 },
    { source: '@site/docs/new.mdx', lastUpdatedAt: 5 },
  ];
  const content = { loadedVersions: [{ docs }] } as unknown as LoadedContent;
  const [version] = withLastChanges(content, new Map([['docs/gas.mdx', 1_700_000_000_000]])).loadedVersions;
  expect(version?.docs.map(({ lastUpdatedAt }) => lastUpdatedAt)).toEqual([1_700_000_000_000, undefined]);
});
