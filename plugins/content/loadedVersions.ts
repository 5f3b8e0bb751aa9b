import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** The versions of the docs that a site has loaded, of each instance of the docs plugin, with the id of the instance. */
export function loadedVersions(allContent: AllContent): { pluginId: string; version: LoadedVersion }[] {
  const instances = Object.entries((allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>);
  return instances.flatMap(([pluginId, { loadedVersions: versions }]) =>
    versions.map((version) => ({ pluginId, version })),
  );
}
