declare module '@generated/offline/default/build.json' {
  import type { BuildInfo } from '@site/src/shared/offline/manifest';

  /** Which build a page is of; written by `plugins/offline`. */
  const build: BuildInfo;
  export default build;
}
