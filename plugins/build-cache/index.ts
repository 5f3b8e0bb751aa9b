import type { LoadContext, Plugin } from '@docusaurus/types';

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
 * that make pages, and the environment. Without it a build below another base path serves the old one's addresses.
 */
export default function buildCache(_context: LoadContext, { key }: Options): Plugin {
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
