import { useCallback, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Question, useSearch } from '../client/useSearch';
import { answerReducer, type AnswerState, NO_ANSWER } from './answerReducer';

/** A letter whose answer comes sooner changes nothing but the field: each change costs a frame that the answer would wait for. */
const LOADING_MS = 100;
const STALLED_MS = 300;

/** A question on its way, or answered. */
interface Asked {
  question: Question;
  controller: AbortController;
  /** Whether its answer is in view. */
  isShown: boolean;
  hasFailed?: boolean;
}

/**
 * Asks the backend, and again when the backend has come to know more. An answer that comes after another question was asked is
 * dropped.
 *
 * @param isHeld - whether the answer in view must stay as it is, because the reader is at work on it
 * @returns what is known of the answer, and the function that asks: at once, before anything is rendered; the question that was
 * asked last is not asked anew unless that failed, and an empty one takes the answer away
 */
export function useAsk(isHeld: boolean): [AnswerState, (question: Question) => void] {
  const { search, onMore } = useSearch();
  const [answer, dispatch] = useReducer(answerReducer, NO_ANSWER);
  const held = useRef(isHeld);
  const latest = useRef<Asked>(undefined);

  useEffect(() => {
    held.current = isHeld;
  }, [isHeld]);

  const send = useCallback(
    (question: Question, isAgain: boolean) => {
      latest.current?.controller.abort();
      const asked: Asked = { question, controller: new AbortController(), isShown: isAgain };
      latest.current = asked;
      if (!question.query) return dispatch({ type: 'cleared' });
      const { signal } = asked.controller;
      const wait = (status: 'loading' | 'stalled', ms: number) =>
        setTimeout(() => dispatch({ type: 'awaited', status }), ms);
      // Who has an answer does not wait.
      const timers = isAgain ? [] : [wait('loading', LOADING_MS), wait('stalled', STALLED_MS)];
      const stop = () => timers.forEach(clearTimeout);
      signal.addEventListener('abort', stop);
      search(question, signal)
        .then(
          (response) => {
            // What was asked again before the reader began to work on the answer is late.
            if (signal.aborted || (held.current && asked.isShown)) return;
            asked.isShown = true;
            // At once: left to React's own schedule, the answer would wait for the drawing of the letter that it answers.
            flushSync(() => dispatch({ type: 'answered', query: question.query, response }));
          },
          (error: unknown) => {
            if (signal.aborted) return;
            console.error(error);
            if (asked.isShown) return;
            asked.hasFailed = true;
            dispatch({ type: 'failed' });
          },
        )
        .finally(stop);
    },
    [search],
  );

  const ask = useCallback(
    (question: Question) => {
      const last = latest.current;
      if (!last || last.hasFailed || !isSame(question, last.question)) send(question, false);
    },
    [send],
  );

  useEffect(
    () => () => {
      latest.current?.controller.abort();
      latest.current = undefined;
    },
    [send],
  );

  useEffect(() => {
    if (isHeld) return;
    const controller = new AbortController();
    onMore(() => latest.current && send(latest.current.question, latest.current.isShown), controller.signal);
    return () => controller.abort();
  }, [onMore, isHeld, send]);

  return [answer, ask];
}

const isSame = (one: Question, other: Question): boolean =>
  one.query === other.query && one.page === other.page && one.snippetWords === other.snippetWords;
