import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { I18n } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

/** What the theme reads of a dated doc, beside what Docusaurus knows of. */
interface DatedMetadata {
  /** Day of the last change, in the words of the language of the site. */
  readonly lastUpdated?: string;
}

/**
 * Gives docs the time of their last change, which the theme shows. Docs without one show nothing: Docusaurus' own reading of git
 * dates every page of a shallow clone to its one commit.
 *
 * @param content - what the docs plugin loaded
 * @param changes - milliseconds since 1970 by path from the root of the site
 * @param i18n - languages of the site
 */
export function withLastChanges(
  { loadedVersions }: LoadedContent,
  changes: ReadonlyMap<string, number>,
  { currentLocale, localeConfigs }: Pick<I18n, 'currentLocale' | 'localeConfigs'>,
): LoadedContent {
  const calendar = localeConfigs[currentLocale]?.calendar;
  const day = new Intl.DateTimeFormat(currentLocale, { calendar, dateStyle: 'medium', timeZone: 'UTC' });
  return {
    loadedVersions: loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => {
        const lastUpdatedAt = changes.get(aliasedSitePathToRelativePath(doc.source));
        const dated: DatedMetadata = lastUpdatedAt ? { lastUpdated: day.format(lastUpdatedAt) } : {};
        return { ...doc, lastUpdatedAt, ...dated };
      }),
    })),
  };
}
