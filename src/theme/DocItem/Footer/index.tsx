// Change: shows the upstream files that the page was checked against, above the edit link; and comes after what stands above it. It has
// no tags, which front matter does not know, and whose code and styles every page would load.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import AfterFirstFrame from '@site/src/components/AfterFirstFrame';
import PageSources from '@site/src/components/PageSources';
import EditMetaRow from '@theme/EditMetaRow';
import clsx from 'clsx';

export default function DocItemFooter() {
  const { frontMatter, metadata } = useDoc();
  const { sources } = frontMatter as { sources?: string[] };
  const { editUrl, lastUpdatedAt, lastUpdatedBy } = metadata;
  return (
    <AfterFirstFrame>
      {() => (
        <>
          {sources && sources.length > 0 && <PageSources sources={sources} />}
          {(editUrl ?? lastUpdatedAt ?? lastUpdatedBy) && (
            <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
              <EditMetaRow
                className={clsx('margin-top--sm', ThemeClassNames.docs.docFooterEditMetaRow)}
                editUrl={editUrl}
                lastUpdatedAt={lastUpdatedAt}
                lastUpdatedBy={lastUpdatedBy}
              />
            </footer>
          )}
        </>
      )}
    </AfterFirstFrame>
  );
}
