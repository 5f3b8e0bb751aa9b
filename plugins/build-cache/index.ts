import type { LoadContext, Plugin } from '@docusaurus/types';
import { startBuild } from './wholeBuild';

interface Options {
  /** Changes with what ends up in pages without being imported: see `fingerprint`. */
  key: string;
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
 * that make pages, the environment, and the folder that names of generated modules lead to. Without it a build below another base
 * path serves the old one's addresses. And it drops a cache that is not whole: see `startBuild`.
 */
export default function buildCache({ siteDir, generatedFilesDir }: LoadContext, { key }: Options): Plugin {
  const build = process.env.NODE_ENV === 'production' ? startBuild(siteDir) : undefined;
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const { cache, experiments } = config as CacheConfig;
      const [webpack, rspack] = [versionOf(cache), versionOf(experiments?.cache)];
      const unseen = [key, generatedFilesDir, build?.name].join('-');
      return {
        ...(webpack && { cache: { version: `${webpack}-${unseen}` } }),
        ...(rspack && { experiments: { cache: { version: `${rspack}-${unseen}` } } }),
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    postBuild() {
      build?.end();
    },
  };
}
