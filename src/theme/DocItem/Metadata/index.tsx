// Change: the canonical address of a doc is its permalink, also where another path shows it (the docs root).
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadata() {
  const { siteConfig } = useDocusaurusContext();
  const { permalink } = useDoc().metadata;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="canonical" href={siteConfig.url + permalink} />
        <meta property="og:url" content={siteConfig.url + permalink} />
      </Head>
    </>
  );
}
