import { EXAMPLES } from '../docs/_data/examples';
import type { McpDataOptions } from '../plugins/mcp-data';
import { RELEASE } from './llms';
import { REDIRECTS } from './redirects';
import { RELEASES } from './releases';

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
};
