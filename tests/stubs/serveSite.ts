// Serves a built site by the same rules as the shipped web-server configuration.
// usage: jiti tests/stubs/serveSite.ts (site | fixture | hosted)
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readEnvironment } from '../../config/environment';
import { answer } from '../../scripts/hosting/answer';
import { type Allowed, allowedBy } from '../../scripts/hosting/contentSecurityPolicy';
import { readBuild } from '../../scripts/hosting/readBuild';
import { hostingRules } from '../../scripts/hosting/rules';
import { ASSISTANT_ORIGIN, FIXTURE_ORIGIN, FIXTURE_PORT, HOSTED_PORT, SEARCH_ORIGINS, SITE_PORT } from './ports';

/** A site that is tested: its settings are those that it was built with. */
interface Site {
  folder: string;
  port: number;
  siteUrl: string;
  baseUrl: string;
  allowed: Allowed;
}

const NOTHING: Allowed = { search: [], assistant: [], tagManager: false, frameAncestors: [] };
const env = readEnvironment(process.env);

const SITES: Readonly<Record<string, Site>> = {
  site: {
    folder: 'build',
    port: SITE_PORT,
    siteUrl: env.siteUrl,
    baseUrl: env.baseUrl,
    // In place of the site that shows these pages in a frame.
    allowed: { ...allowedBy(env), frameAncestors: [FIXTURE_ORIGIN] },
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

const site = SITES[process.argv[2] ?? ''];
if (!site) throw new Error(`Name a site: ${Object.keys(SITES).join(', ')}.`);

const build = readBuild(site.folder);
const rules = hostingRules(site, build);

createServer((request, response) => {
  const { status, headers, file } = answer(rules, build.files, {
    url: request.url ?? '/',
    accept: request.headers.accept,
  });
  response.writeHead(status, headers);
  if (!file || request.method === 'HEAD') return response.end();
  return createReadStream(join(site.folder, file))
    .on('error', () => response.destroy())
    .pipe(response);
}).listen(site.port, '127.0.0.1');
