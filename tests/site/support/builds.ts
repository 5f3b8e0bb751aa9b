import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../plugins/shared/filesBelow';
import type { Allowed } from '../../../scripts/hosting/contentSecurityPolicy';
import { inlineHashes } from '../../../scripts/hosting/inlineHashes';
import { readBuild } from '../../../scripts/hosting/readBuild';
import { type HostingRules, hostingRules } from '../../../scripts/hosting/rules';
import type { Manifest } from '../../../src/shared/offline/manifest';

/** A built site. */
export interface Build {
  /** When it was made, as its `offline.json` says. */
  built: string;
  /** What a reader who keeps it has: addresses below the base URL. */
  kept: string[];
  files: ReadonlyMap<string, Buffer>;
  names: ReadonlySet<string>;
  rules: HostingRules;
}

const SITE = join(__dirname, '../../../build');
const FIXTURE = join(__dirname, '../../fixture/build');
const NOTHING_ELSE: Allowed = { search: [], assistant: [], tagManager: false, frameAncestors: [] };

/** What every page of the first build says, and every page of the next one in its place. */
export const FIRST_EDITION = 'Text and code under the MIT licence.';
export const NEXT_EDITION = 'The second edition of this text.';
const NEXT_BUILT = '2099-12-31T00:00:00.000Z';

const HASHED = /[.-]([0-9a-f]{8,})\.\w+$/;
const TEXT = /\.(?:html|js|css|json)$/;

function fromFiles(folder: string, baseUrl: string, files: ReadonlyMap<string, Buffer>): Build {
  const { built, files: kept } = JSON.parse(String(files.get('offline.json'))) as Manifest;
  const names = new Set(files.keys());
  // A policy without https: these hosts have none.
  const site = { siteUrl: 'http://127.0.0.1', baseUrl, allowed: NOTHING_ELSE };
  const { scripts } = readBuild(folder).hashes;
  // The style is the same in all pages.
  const { styles } = inlineHashes(String(files.get('index.html')));
  const rules = hostingRules(site, { files: names, hashes: { scripts, styles } });
  return { built, kept: kept.map(([path]) => path), files, names, rules };
}

const readFolder = (folder: string): Map<string, Buffer> =>
  new Map(filesBelow(folder).map((name) => [name, readFileSync(join(folder, name))]));

/** The site as it is built. */
export const siteBuild = () => fromFiles(SITE, '/', readFolder(SITE));

/** The fixture site, below `/fixture/`. */
export const fixtureBuild = () => fromFiles(FIXTURE, '/fixture/', readFolder(FIXTURE));

/** The next build of the site, after a change that reaches everything: another text on each page, and another name for each asset. */
export function nextBuild(): Build {
  const files = readFolder(SITE);
  const hashes = new Set([...files.keys()].flatMap((name) => HASHED.exec(name)?.[1] ?? []));
  const { built } = fromFiles(SITE, '/', files);
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8,}\b/g, (word) => (hashes.has(word) ? [...word].reverse().join('') : word));
  const edit = (text: string) => rename(text).replaceAll(FIRST_EDITION, NEXT_EDITION).replaceAll(built, NEXT_BUILT);
  return fromFiles(
    SITE,
    '/',
    new Map([...files].map(([name, body]) => [rename(name), TEXT.test(name) ? Buffer.from(edit(String(body))) : body])),
  );
}
