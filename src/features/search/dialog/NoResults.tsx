import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFields } from '../../../shared/siteFields';
import type { Screen } from './screen';
import Suggestions from './Suggestions';
import styles from './messages.module.css';

interface Props {
  screen: Extract<Screen, { kind: 'none' }>;
  onTry: (query: string) => void;
}

/** Nothing was found: what to try, and where to say that something should have been. */
export default function NoResults({ screen: { query, suggestions }, onTry }: Props) {
  const { repositoryUrl } = useDocusaurusContext().siteConfig.customFields as SiteFields;
  const title = encodeURIComponent(`Search finds nothing for "${query}"`);
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        No results for “<bdi>{query}</bdi>”
      </p>
      {suggestions.length > 0 && <Suggestions queries={suggestions} onTry={onTry} />}
      <p>
        Believe this query should return results?{' '}
        <a href={`${repositoryUrl}/issues/new?title=${title}`} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
