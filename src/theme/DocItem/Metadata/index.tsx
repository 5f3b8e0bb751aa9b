// Change: the canonical address of a doc is its permalink, also where another path shows it (the docs root); beside it stand the
// address of the page as Markdown, its own card, and what search engines are told of it.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import JsonLd from '@site/src/components/JsonLd';

export default function DocItemMetadata() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const url = siteConfig.url + permalink;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="canonical" href={url} />
        <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
        <meta property="og:url" content={url} />
        <meta property="og:type" content="article" />
        <meta property="og:image" content={`${url}.png`} />
        <meta name="twitter:image" content={`${url}.png`} />
      </Head>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          headline: title,
          description,
          url,
          inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
          // Known only where the whole history of the repository is.
          dateModified: lastUpdatedAt && new Date(lastUpdatedAt).toISOString(),
          isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl },
        }}
      />
    </>
  );
}
