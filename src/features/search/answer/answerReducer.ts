import type { SearchResponse } from '../../../shared/search/protocol';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** What is known of the answer to the current question. */
export interface AnswerState {
  /** A question that is answered soon leaves it at `idle`. */
  status: Status;
  /** Latest answer; it stays in view while the next one is on its way. */
  response: SearchResponse | undefined;
  /** Query of that answer. */
  query: string;
}

export type AnswerAction =
  /** An answer is not there after a moment (`loading`), or after long (`stalled`). */
  | { type: 'awaited'; status: 'loading' | 'stalled' }
  | { type: 'answered'; query: string; response: SearchResponse }
  | { type: 'failed' }
  /** There is no question any more. */
  | { type: 'cleared' };

export const NO_ANSWER: AnswerState = { status: 'idle', response: undefined, query: '' };

/** What is known of the answer after something happened. */
export function answerReducer(answer: AnswerState, action: AnswerAction): AnswerState {
  switch (action.type) {
    case 'awaited':
      return { ...answer, status: action.status };
    case 'answered':
      return { status: 'idle', query: action.query, response: action.response };
    case 'failed':
      return { ...NO_ANSWER, status: 'error' };
    case 'cleared':
      return NO_ANSWER;
  }
}
