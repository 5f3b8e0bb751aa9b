import type { LoadedContent } from '@docusaurus/plugin-content-docs';

interface Linked {
  permalink: string;
}

const clean = <T extends Linked | undefined>(linked: T): T =>
  linked && { ...linked, permalink: linked.permalink.replace(/(?<=.)\/$/, '') };

/**
 * Gives docs of index files the permalink that their route has. Docusaurus keeps a slash at its end, which shows in
 * canonical addresses, structured data and search records.
 *
 * @param content - what the docs plugin loaded
 */
export function withCleanPermalinks({ loadedVersions }: LoadedContent): LoadedContent {
  return {
    loadedVersions: loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({ ...clean(doc), previous: clean(doc.previous), next: clean(doc.next) })),
    })),
  };
}
