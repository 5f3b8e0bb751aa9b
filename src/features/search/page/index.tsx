import { PageMetadata, useQueryString } from '@docusaurus/theme-common';
import { useHistory } from '@docusaurus/router';
import type { FormEvent } from 'react';
import { MAX_QUERY_LENGTH } from '../../../shared/search/protocol';
import { useAnswer } from '../answer/useAnswer';
import { clipQuery } from '../parts/clipQuery';
import SearchIcon from '../parts/SearchIcon';
import Answer from './Answer';
import { pageNumber, resultsQuery } from './pageNumber';
import styles from './styles.module.css';

const SNIPPET_WORDS = 30;

/** Field and results of the results page. Query and page number live in the URL: `?q=gas&page=2`. */
export default function SearchResults() {
  const history = useHistory();
  const [asked] = useQueryString('q');
  const [page] = useQueryString('page');
  const query = clipQuery(asked);
  const answer = useAnswer({ query, page: pageNumber(page) - 1, snippetWords: SNIPPET_WORDS });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // What is typed next replaces a new entry, so that the way back leads to this question.
    history.push({ search: resultsQuery(query) });
  };

  return (
    <>
      {query && (
        <PageMetadata title={`Results for “${query}”`}>
          <meta name="robots" content="noindex, follow" />
        </PageMetadata>
      )}
      <form role="search" className={styles.form} onSubmit={onSubmit}>
        <SearchIcon size={22} />
        <input
          type="search"
          name="q"
          dir="auto"
          aria-label="Search docs"
          placeholder="Search docs"
          autoComplete="off"
          autoFocus={!query}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={({ target }) => history.replace({ search: resultsQuery(clipQuery(target.value)) })}
        />
      </form>
      <Answer query={query.trim()} answer={answer} />
    </>
  );
}
