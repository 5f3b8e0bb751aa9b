import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fingerprint } from './fingerprint';

interface Options {
  /** Folders and files, from the root of the project, that end up in pages without being imported. */
  folders: string[];
  /** Settings that end up in pages. */
  settings: unknown;
}

/** The part of the bundler's configuration that names its persistent cache; webpack and Rspack keep it in different places. */
interface CacheConfig {
  cache?: unknown;
  experiments?: { cache?: unknown };
}

const versionOf = (cache: unknown): string | undefined =>
  typeof cache === 'object' && cache !== null && 'version' in cache ? String(cache.version) : undefined;

/**
 * Drops the persistent cache of the bundler when something changes that it cannot see: embedded example code, the plugins
 * that make pages, and the environment. Without it a build below another base path serves the old one's addresses.
 */
export default function buildCache({ siteDir }: LoadContext, { folders, settings }: Options): Plugin {
  const key = fingerprint(
    folders.map((folder) => join(siteDir, folder)),
    settings,
  );
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const { cache, experiments } = config as CacheConfig;
      const [webpack, rspack] = [versionOf(cache), versionOf(experiments?.cache)];
      return {
        ...(webpack && { cache: { version: `${webpack}-${key}` } }),
        ...(rspack && { experiments: { cache: { version: `${rspack}-${key}` } } }),
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
