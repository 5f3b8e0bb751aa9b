import { useEffect, useReducer } from 'react';
import { type Question, useSearch } from '../client/useSearch';
import { answerReducer, type AnswerState, NO_ANSWER } from './answerReducer';

const STALLED_MS = 300;

/**
 * Asks the backend whenever the question changes, and again when the backend has come to know more. An answer that comes after the
 * question was asked again is dropped.
 *
 * @param question - an empty query asks nothing
 * @param isHeld - whether the answer in view must stay as it is, because the reader is at work on it
 */
export function useAnswer({ query, page, snippetWords }: Question, isHeld = false): AnswerState {
  const { search, onMore } = useSearch();
  const [state, dispatch] = useReducer(answerReducer, NO_ANSWER);
  const [round, askAgain] = useReducer((count: number) => count + 1, 0);
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
          dispatch({ type: 'failed', query: asked });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, asked, page, snippetWords, round]);

  useEffect(() => {
    if (isHeld) return;
    const controller = new AbortController();
    onMore(askAgain, controller.signal);
    return () => controller.abort();
  }, [onMore, isHeld]);

  return asked ? state : NO_ANSWER;
}
