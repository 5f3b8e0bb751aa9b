import type { Footer } from '@docusaurus/theme-common';
import type { SiteEnvironment } from './environment';

/** Footer: link columns, logo and copyright. */
export function footer({ repositoryUrl }: Pick<SiteEnvironment, 'repositoryUrl'>): Footer {
  return {
    style: 'light',
    logo: {
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      alt: 'Vara documentation',
      width: 32,
      height: 32,
      href: '/',
    },
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Welcome', to: '/docs/welcome' },
          { label: 'Five-minute start', to: '/docs/getting-started-in-5-minutes' },
          { label: 'Build programs', to: '/docs/build' },
          { label: 'Examples', to: '/docs/examples' },
          { label: 'How the platform works', to: '/docs/about/technology' },
          { label: 'Glossary', to: '/docs/about/glossary' },
        ],
      },
      {
        title: 'Take part',
        items: [
          { label: 'Run a node', to: '/docs/node' },
          { label: 'Stake', to: '/docs/staking' },
          { label: 'Govern', to: '/docs/governance' },
          { label: 'Bridge', to: '/docs/bridge' },
          { label: 'Gear IDEA', href: 'https://idea.gear-tech.io' },
          { label: 'Vara Network', href: 'https://vara.network' },
          { label: 'Releases covered', to: '/docs/compatibility' },
        ],
      },
      {
        title: 'Source',
        items: [
          { label: 'Gear', href: 'https://github.com/gear-tech/gear' },
          { label: 'Sails', href: 'https://github.com/gear-tech/sails' },
          { label: 'Gear-JS', href: 'https://github.com/gear-tech/gear-js' },
        ],
      },
      {
        title: 'Help',
        items: [
          { label: 'Contribute', to: '/docs/contributing' },
          { label: 'Report a problem', href: `${repositoryUrl}/issues/new` },
          { label: 'Discord', href: 'https://discord.com/invite/7BQznC9uD9' },
          { label: 'Telegram', href: 'https://t.me/VaraNetwork_Global' },
        ],
      },
    ],
    copyright: 'Text and code under the MIT licence. Facts checked against the released sources.',
  };
}
