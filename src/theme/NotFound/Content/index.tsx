// Change: offers search and the main pages instead of asking the reader to write to somebody.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import styles from './styles.module.css';

const PLACES = [
  { label: 'Welcome', to: '/docs/welcome' },
  { label: 'Five-minute start', to: '/docs/getting-started-in-5-minutes' },
  { label: 'Build programs', to: '/docs/build' },
  { label: 'How the platform works', to: '/docs/about/technology' },
  { label: 'Glossary', to: '/docs/about/glossary' },
];

export default function NotFoundContent() {
  return (
    <main className={styles.notFound}>
      <PageMetadata title="Page not found" />
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>This address leads nowhere: the page may have moved, or the link that brought you here is mistyped.</p>
      <SearchBar />
      <ul>
        {PLACES.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
