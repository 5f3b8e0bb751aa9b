import { EXAMPLES } from '../docs/_data/examples';
import type { McpDataOptions } from '../plugins/mcp-data';
import { RELEASE } from './llms';
import { REDIRECTS } from './redirects';
import { CHECKED, RELEASES } from './releases';

/** What the site tells coding agents through the server of `mcp/`. */
export const mcpData: McpDataOptions = {
  release: RELEASE,
  releases: RELEASES,
  redirects: REDIRECTS,
  changes: [
    '/docs/compatibility#what-changed-from-1x-and-sails-010',
    '/docs/build/sails/migration#from-010-to-20',
    '/docs/build/sails/migration#from-09-and-older',
    '/docs/build/sails/migration#what-becomes-of-deployed-programs',
    '/docs/build/standards#what-sails-20-changes',
    '/docs/api#what-version-045-changes',
  ],
  examples: {
    folder: 'examples/rust',
    facts: new Map(Object.values(EXAMPLES).flatMap((group) => Object.entries(group))),
  },
  typescript: [
    {
      name: 'gear-js',
      description: 'Functions for Gear-JS: connect, deploy, send and ask, gas, vouchers, events, staking, governance',
      folder: 'examples/typescript/src',
      page: '/docs/api',
      packageFile: 'examples/typescript/package.json',
    },
    {
      name: 'sails-js',
      description: 'A Sails program called through Sails-JS: deploy, read, write, errors, events, gasless, React hooks',
      folder: 'examples/typescript/sails-v2',
      page: '/docs/sails-js',
    },
    {
      name: 'token-app',
      description: 'A React front end of the fungible token',
      folder: 'examples/typescript/sails-v2/token-app',
      page: '/docs/examples/Standards/vft-frontend',
    },
    {
      name: 'nft-app',
      description: 'A React front end of an NFT marketplace',
      folder: 'examples/typescript/sails-v2/nft-app',
      page: '/docs/examples/NFTs/nft-marketplace/nft-application',
    },
    {
      name: 'market-indexer',
      description: 'Reads the events of an NFT marketplace and keeps what is on sale',
      folder: 'examples/typescript/market-indexer',
      page: '/docs/examples/NFTs/nft-marketplace/subsquid-marketplace',
      packageFile: 'examples/typescript/package.json',
    },
  ],
  checked: CHECKED,
};
