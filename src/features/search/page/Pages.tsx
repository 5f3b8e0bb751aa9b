import Link from '@docusaurus/Link';
import { resultsQuery } from './pageNumber';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** From 1. */
  page: number;
  last: number;
}

/** Links to the pages of results before and after this one. */
export default function Pages({ query, page, last }: Props) {
  if (Math.max(page, last) < 2) return null;
  const to = (number: number) => `/search${resultsQuery(query, number)}`;
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && (
        <Link to={to(Math.min(page - 1, last))} rel="prev">
          {page > last ? 'Last page' : 'Previous page'}
        </Link>
      )}
      {page < last && (
        <Link to={to(page + 1)} rel="next" className={styles.next}>
          Next page
        </Link>
      )}
    </nav>
  );
}
