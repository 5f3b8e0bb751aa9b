import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BuildInfo, MANIFEST_FILE, WORKER_FILE } from '../../src/shared/offline/manifest';
import { listFiles, type Redirect } from './listFiles';

interface Options {
  /** Release of the platform that the docs describe, as readers know it. */
  release: string;
  redirects: readonly Redirect[];
}

/**
 * When this build was made. `SOURCE_DATE_EPOCH`, in seconds, stands in for the clock where two builds of one source must be equal:
 * https://reproducible-builds.org/docs/source-date-epoch/
 */
function buildTime({ SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): Date {
  if (!SOURCE_DATE_EPOCH) return new Date();
  if (!/^\d+$/.test(SOURCE_DATE_EPOCH)) throw new Error(`SOURCE_DATE_EPOCH is no number: ${SOURCE_DATE_EPOCH}`);
  return new Date(Number(SOURCE_DATE_EPOCH) * 1000);
}

/**
 * What readers need who keep the docs offline: the list of files, the service worker, and, for the pages themselves, which build they
 * are of (`@generated/offline/default/build.json`, imported only by what such readers load).
 */
export default function offline(_context: LoadContext, { release, redirects }: Options): Plugin {
  const build: BuildInfo = { built: buildTime(process.env).toISOString(), release };
  return {
    name: 'offline',
    async contentLoaded({ actions }) {
      await actions.createData('build.json', JSON.stringify(build));
    },
    async postBuild({ outDir }) {
      await copyFile(join(__dirname, WORKER_FILE), join(outDir, WORKER_FILE));
      await writeFile(join(outDir, MANIFEST_FILE), JSON.stringify(await listFiles(outDir, build, redirects)));
    },
  };
}
