import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { I18n } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { withLastChanges } from './withLastChanges';

const LANGUAGES = { en: { calendar: 'gregory' }, de: { calendar: 'gregory' } } as unknown as I18n['localeConfigs'];

it.each([
  ['en', 'Nov 14, 2023'],
  ['de', '14.11.2023'],
])(
  'dates the docs whose last change is known, and no others, in the words of the language: %s',
  (currentLocale, day) => {
    const docs = [
      { source: '@site/docs/gas.mdx', lastUpdatedAt: 5 },
      { source: '@site/docs/new.mdx', lastUpdatedAt: 5 },
    ];
    const content = { loadedVersions: [{ docs }] } as unknown as LoadedContent;
    const changes = new Map([['docs/gas.mdx', 1_700_000_000_000]]);
    const [version] = withLastChanges(content, changes, { currentLocale, localeConfigs: LANGUAGES }).loadedVersions;
    expect(version?.docs).toEqual([
      { source: '@site/docs/gas.mdx', lastUpdatedAt: 1_700_000_000_000, lastUpdated: day },
      { source: '@site/docs/new.mdx', lastUpdatedAt: undefined },
    ]);
  },
);
