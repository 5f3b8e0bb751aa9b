import type { AnswerState } from '../answer/answerReducer';
import NoResultsHelp from '../parts/NoResultsHelp';
import Pages from './Pages';
import Result from './Result';
import styles from './styles.module.css';

interface Props extends AnswerState {
  /** Asks another question. */
  onTry: (query: string) => void;
}

/** What the results page knows about a question. The answer to the one before is in view until there is one. */
export default function Answer({ status, response, query, onTry }: Props) {
  return (
    <div aria-busy={status === 'loading' || status === 'stalled'}>
      <p role="status" className={styles.status}>
        {statusText({ status, response, query })}
      </p>
      {status === 'error' && (
        <p role="alert">Unable to fetch results. You might want to check your network connection.</p>
      )}
      {response?.nbHits === 0 && (
        <div className={styles.help}>
          <NoResultsHelp query={query} suggestions={response.suggestions ?? []} onTry={onTry} />
        </div>
      )}
      {response && (
        <>
          <ol className={styles.results}>
            {response.hits.map((hit) => (
              <Result key={hit.objectID} query={query} hit={hit} />
            ))}
          </ol>
          <Pages query={query} page={response.page + 1} last={response.nbPages} />
        </>
      )}
    </div>
  );
}

function statusText({ status, response, query }: AnswerState): string {
  if (status === 'stalled') return 'Searching…';
  if (!response) return '';
  if (response.nbHits === 0) return `No results for “${query}”`;
  const where = response.isOfHeadings ? ' in headings' : '';
  const count = `${response.nbHits} ${response.nbHits === 1 ? 'result' : 'results'}${where}`;
  if (response.page >= response.nbPages) return `${count}, but no page ${response.page + 1}`;
  return response.nbPages > 1 ? `${count}, page ${response.page + 1} of ${response.nbPages}` : count;
}
