import type { NavbarItem } from '@docusaurus/theme-common';
import type { SiteEnvironment } from './environment';

const COMPATIBILITY_LINK = { label: 'What this release covers', to: '/docs/compatibility' };
const TRANSLATE_LINK = { label: 'Help translate', to: '/docs/contributing#translate' };

/** Items of the navbar, from left to right. */
export function navbarItems({ repositoryUrl }: Pick<SiteEnvironment, 'repositoryUrl'>): NavbarItem[] {
  return [
    { type: 'doc', docId: 'welcome', label: 'Docs', position: 'left' },
    { href: 'https://vara.network', label: 'Network', position: 'left' },
    { href: 'https://idea.gear-tech.io', label: 'Gear IDEA', position: 'left' },
    { href: repositoryUrl, label: 'Contribute', position: 'left' },
    { type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [COMPATIBILITY_LINK] },
    { type: 'localeDropdown', position: 'right', dropdownItemsAfter: [TRANSLATE_LINK] },
    { type: 'search', position: 'right' },
  ];
}
