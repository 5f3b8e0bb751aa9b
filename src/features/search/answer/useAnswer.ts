import { useCallback, useEffect } from 'react';
import type { Question } from '../client/useSearch';
import type { AnswerState } from './answerReducer';
import { useAsk } from './useAsk';

/**
 * The answer to a question, asked whenever it changes.
 *
 * @param question - an empty query asks nothing
 * @returns what is known of the answer, and a function that asks once more if that failed
 */
export function useAnswer({ query, page, snippetWords }: Question): [AnswerState, () => void] {
  const [answer, ask] = useAsk(false);
  const askIt = useCallback(() => ask({ query: query.trim(), page, snippetWords }), [ask, query, page, snippetWords]);

  useEffect(askIt, [askIt]);

  return [answer, askIt];
}
