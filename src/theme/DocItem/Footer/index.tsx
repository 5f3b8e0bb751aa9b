// Change: shows the upstream files that the page was checked against, above the edit link; and comes after what stands above it.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import AfterFirstFrame from '@site/src/components/AfterFirstFrame';
import PageSources from '@site/src/components/PageSources';
import Footer from '@theme-original/DocItem/Footer';

export default function DocItemFooter() {
  const { sources } = useDoc().frontMatter as { sources?: string[] };
  return (
    <AfterFirstFrame>
      {() => (
        <>
          {sources && sources.length > 0 && <PageSources sources={sources} />}
          <Footer />
        </>
      )}
    </AfterFirstFrame>
  );
}
