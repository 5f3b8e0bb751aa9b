import styles from './Suggestions.module.css';

interface Props {
  queries: readonly string[];
  /** Asks one of them. */
  onTry: (query: string) => void;
}

/** Questions for readers who have none of their own, or whose own finds nothing. */
export default function Suggestions({ queries, onTry }: Props) {
  return (
    <>
      <p>Try searching for</p>
      <ul className={styles.suggestions}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onTry(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
