import { useEffect } from 'react';
import type { Question } from '../client/useSearch';
import type { AnswerState } from './answerReducer';
import { useAsk } from './useAsk';

/**
 * The answer to a question, asked whenever it changes.
 *
 * @param question - an empty query asks nothing
 */
export function useAnswer({ query, page, snippetWords }: Question): AnswerState {
  const [answer, ask] = useAsk(false);

  useEffect(() => {
    ask({ query: query.trim(), page, snippetWords });
  }, [ask, query, page, snippetWords]);

  return answer;
}
