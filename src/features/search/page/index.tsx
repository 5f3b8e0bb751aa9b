import { PageMetadata, useQueryString } from '@docusaurus/theme-common';
import { useHistory, useLocation } from '@docusaurus/router';
import type { FormEvent } from 'react';
import { MAX_QUERY_LENGTH } from '../../../shared/search/protocol';
import { useAnswer } from '../answer/useAnswer';
import { clipQuery } from '../parts/clipQuery';
import SearchIcon from '../parts/SearchIcon';
import Answer from './Answer';
import { pageNumber, resultsQuery } from './pageNumber';
import styles from './styles.module.css';

const SNIPPET_WORDS = 30;
/** State of a history entry whose question is being typed. */
const TYPED = 'typed';

/** Field and results of the results page. Query and page number live in the URL: `?q=gas&page=2`. */
export default function SearchResults() {
  const history = useHistory();
  const [asked, page] = useQuestion();
  const query = clipQuery(asked);
  const [answer, askAgain] = useAnswer({ query, page: pageNumber(page) - 1, snippetWords: SNIPPET_WORDS });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    history.replace({ search: resultsQuery(query) });
    askAgain();
  };
  const onType = (text: string) => {
    // What is typed after a question gets an entry of its own, so that the way back leads to the question.
    const change = query && history.location.state !== TYPED ? history.push : history.replace;
    change({ search: resultsQuery(clipQuery(text)), state: TYPED });
  };
  const onTry = (text: string) => history.push({ search: resultsQuery(text) });

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
          onChange={({ target }) => onType(target.value)}
        />
      </form>
      <Answer {...answer} onTry={onTry} />
    </>
  );
}

/** Query and number of the page in the URL. While the reader's next page is on its way, that has the URL: then the last ones. */
function useQuestion(): [string, string] {
  const history = useHistory();
  const shown = useLocation();
  const [query] = useQueryString('q');
  const [page] = useQueryString('page');
  if (history.location.pathname === shown.pathname) return [query, page];
  const last = new URLSearchParams(shown.search);
  return [last.get('q') ?? '', last.get('page') ?? ''];
}
