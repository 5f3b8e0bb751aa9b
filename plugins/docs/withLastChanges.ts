import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

/**
 * Gives docs the time of their last change, which the theme shows. Docs without one show nothing: Docusaurus' own reading of git
 * dates every page of a shallow clone to its one commit.
 *
 * @param content - what the docs plugin loaded
 * @param changes - milliseconds since 1970 by path from the root of the site
 */
export function withLastChanges(
  { loadedVersions }: LoadedContent,
  changes: ReadonlyMap<string, number>,
): LoadedContent {
  return {
    loadedVersions: loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({
        ...doc,
        lastUpdatedAt: changes.get(aliasedSitePathToRelativePath(doc.source)),
      })),
    })),
  };
}
