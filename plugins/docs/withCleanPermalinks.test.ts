import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { withCleanPermalinks } from './withCleanPermalinks';

it('R-ROUTE-1: leaves no slash at the end of the address of a doc, nor of those beside it', () => {
  const linked = (permalink: string) => ({ title: 'A', permalink });
  const docs = [
    { permalink: '/docs/build/', previous: linked('/docs/about/'), next: linked('/docs/build/gas') },
    { permalink: '/docs/about', previous: undefined, next: linked('/docs/build/') },
    { permalink: '/', previous: undefined, next: undefined },
  ];
  const content = { loadedVersions: [{ docs }] } as unknown as LoadedContent;
  expect(withCleanPermalinks(content).loadedVersions[0]?.docs).toEqual([
    { permalink: '/docs/build', previous: linked('/docs/about'), next: linked('/docs/build/gas') },
    { permalink: '/docs/about', previous: undefined, next: linked('/docs/build') },
    { permalink: '/', previous: undefined, next: undefined },
  ]);
});
