// Change: shows the upstream files that the page was checked against, above the edit link.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageSources from '@site/src/components/PageSources';
import Footer from '@theme-original/DocItem/Footer';

export default function DocItemFooter() {
  const { sources } = useDoc().frontMatter as { sources?: string[] };
  return (
    <>
      {sources && sources.length > 0 && <PageSources sources={sources} />}
      <Footer />
    </>
  );
}
