import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import { importResults } from '@site/src/features/search';
import Layout from '@theme/Layout';
import { lazy, Suspense } from 'react';
import styles from './styles.module.css';

const TITLE = 'Search the documentation';

const SearchResults = lazy(() => importResults().catch(() => ({ default: Missing })));

/** Results page. What it prints depends on the query, which the server that sends this page never sees. */
export default function SearchPage() {
  return (
    <Layout
      title={TITLE}
      description="Search all pages of the Vara and Gear developer documentation by word, name or code identifier."
    >
      <main className={styles.page}>
        <h1>{TITLE}</h1>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Turn it on for this site, or find your page by hand: the{' '}
            <Link to="/docs/welcome">welcome page</Link> and the foot of every page lead to each part of the docs, and
            the <Link to="/docs/about/glossary">glossary</Link> to what a word means.
          </p>
        </noscript>
        <BrowserOnly>
          {() => (
            <Suspense>
              <SearchResults />
            </Suspense>
          )}
        </BrowserOnly>
      </main>
    </Layout>
  );
}

/** In place of field and results. */
function Missing() {
  return (
    <p role="alert">
      Unable to load search. You might want to check your network connection, and to <a href="">load this page again</a>
      .
    </p>
  );
}
