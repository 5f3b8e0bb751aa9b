import NoResultsHelp from '../parts/NoResultsHelp';
import type { Screen } from './screen';
import styles from './messages.module.css';

interface Props {
  screen: Extract<Screen, { kind: 'none' }>;
  onTry: (query: string) => void;
}

/** Nothing was found: what to try, and where to say that something should have been. */
export default function NoResults({ screen: { query, suggestions }, onTry }: Props) {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        No results for “<bdi>{query}</bdi>”
      </p>
      <NoResultsHelp query={query} suggestions={suggestions} onTry={onTry} />
    </div>
  );
}
