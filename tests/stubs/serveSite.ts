// Serves a built site by the same rules as the shipped web-server configuration.
// usage: jiti tests/stubs/serveSite.ts (site | fixture | hosted)
import type { Allowed } from '../../scripts/hosting/contentSecurityPolicy';
import { serveBuild, siteOfEnvironment } from '../../scripts/hosting/serveBuild';
import type { Site } from '../../scripts/hosting/rules';
import { ASSISTANT_ORIGIN, FIXTURE_ORIGIN, FIXTURE_PORT, HOSTED_PORT, SEARCH_ORIGINS, SITE_PORT } from './ports';

/** A site that is tested: its settings are those that it was built with. */
interface TestedSite extends Site {
  folder: string;
  port: number;
}

const NOTHING: Allowed = { search: [], assistant: [], tagManager: false, frameAncestors: [] };
const own = siteOfEnvironment();

const SITES: Readonly<Record<string, TestedSite>> = {
  site: {
    ...own,
    folder: 'build',
    port: SITE_PORT,
    // In place of the site that shows these pages in a frame.
    allowed: { ...own.allowed, frameAncestors: [FIXTURE_ORIGIN] },
  },
  fixture: {
    folder: 'tests/fixture/build',
    port: FIXTURE_PORT,
    siteUrl: 'https://fixture.example',
    baseUrl: '/fixture/',
    allowed: NOTHING,
  },
  hosted: {
    folder: 'tests/fixture/build/hosted',
    port: HOSTED_PORT,
    siteUrl: 'https://fixture.example',
    baseUrl: '/fixture/',
    allowed: { ...NOTHING, search: SEARCH_ORIGINS, assistant: [ASSISTANT_ORIGIN], tagManager: true },
  },
};

const tested = SITES[process.argv[2] ?? ''];
if (!tested) throw new Error(`Name a site: ${Object.keys(SITES).join(', ')}.`);

const { folder, port, ...site } = tested;
await serveBuild(folder, { site, port });
