import { useEffect, useReducer } from 'react';
import { useSearch } from '../client/useSearch';
import { answerReducer, type AnswerState, NO_ANSWER } from './answerReducer';

const STALLED_MS = 300;

/**
 * Asks the backend whenever the question changes. An answer that comes after the question has changed again is dropped.
 *
 * @param question - an empty query asks nothing
 */
export function useAnswer({
  query,
  page,
  snippetWords,
}: {
  query: string;
  page: number;
  snippetWords: number;
}): AnswerState {
  const search = useSearch();
  const [state, dispatch] = useReducer(answerReducer, NO_ANSWER);
  const asked = query.trim();

  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    const { signal } = controller;
    dispatch({ type: 'asked' });
    const timer = setTimeout(() => dispatch({ type: 'stalled' }), STALLED_MS);
    search({ query: asked, page, snippetWords }, signal)
      .then(
        (response) => !signal.aborted && dispatch({ type: 'answered', query: asked, response }),
        (error: unknown) => {
          if (signal.aborted) return;
          console.error(error);
          dispatch({ type: 'failed' });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, asked, page, snippetWords]);

  return asked ? state : NO_ANSWER;
}
