import { useEffect, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Question, useSearch } from '../client/useSearch';
import { answerReducer, type AnswerState, answerTo, NO_ANSWER, NOTHING_KNOWN } from './answerReducer';

const STALLED_MS = 300;

/**
 * Asks the backend whenever the question changes, and again when the backend has come to know more. An answer that comes after the
 * question was asked again is dropped.
 *
 * @param question - an empty query asks nothing
 * @param isHeld - whether the answer in view must stay as it is, because the reader is at work on it
 * @returns the same object as long as nothing has changed
 */
export function useAnswer({ query, page, snippetWords }: Question, isHeld = false): AnswerState {
  const { search, onMore } = useSearch();
  const [known, dispatch] = useReducer(answerReducer, NOTHING_KNOWN);
  const [round, askAgain] = useReducer((count: number) => count + 1, 0);
  const asked = query.trim();
  const key = `${page} ${snippetWords} ${asked}`;
  const held = useRef(isHeld);
  /** The question whose answer is in view. */
  const inView = useRef<string>(undefined);

  useEffect(() => {
    held.current = isHeld;
  }, [isHeld]);

  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => dispatch({ type: 'late', key }), STALLED_MS);
    search({ query: asked, page, snippetWords }, signal)
      .then(
        (response) => {
          // What was asked again before the reader began to work on the answer is late.
          if (signal.aborted || (held.current && inView.current === key)) return;
          inView.current = key;
          // At once: left to React's own schedule, the answer would wait for the drawing of the letter that it answers.
          flushSync(() => dispatch({ type: 'answered', key, query: asked, response }));
        },
        (error: unknown) => {
          if (signal.aborted) return;
          console.error(error);
          dispatch({ type: 'failed', key });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, asked, page, snippetWords, key, round]);

  useEffect(() => {
    if (isHeld) return;
    const controller = new AbortController();
    onMore(askAgain, controller.signal);
    return () => controller.abort();
  }, [onMore, isHeld]);

  return useMemo(() => (asked ? answerTo(key, known) : NO_ANSWER), [asked, key, known]);
}
