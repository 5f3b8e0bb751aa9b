import { translateLoadedContent } from '@docusaurus/plugin-content-docs/lib/translations.js';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { withoutVersionLabels } from './withoutVersionLabels';

const file = (label: string) => ({
  path: 'current',
  content: { 'version.label': { message: label }, 'sidebar.docs.category.Build': { message: 'Bauen' } },
});

it('R-LAYOUT-3: leaves the name of a release to the configuration, in every language', () => {
  const content = {
    loadedVersions: [{ versionName: 'current', label: 'Gear 2.1.0', sidebars: {} }],
  } as unknown as LoadedContent;
  const label = (files: ReturnType<typeof withoutVersionLabels>) =>
    translateLoadedContent(content, files).loadedVersions[0]?.label;
  // What Docusaurus does by itself: the translation was written for the release before.
  expect(label([file('Gear 2.0.0')])).toBe('Gear 2.0.0');
  expect(label(withoutVersionLabels([file('Gear 2.0.0')]))).toBe('Gear 2.1.0');
});

it('keeps all other texts', () => {
  expect(withoutVersionLabels([file('Gear 2.0.0')])).toEqual([
    { path: 'current', content: { 'sidebar.docs.category.Build': { message: 'Bauen' } } },
  ]);
});
