import type { SearchResponse } from '../../../shared/search/protocol';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** What is known of the answer to the current question. */
export interface AnswerState {
  status: Status;
  /** Latest answer; it stays in view while the next one is on its way. */
  response: SearchResponse | undefined;
  /** Question of that answer. */
  query: string;
}

export type AnswerAction =
  | { type: 'asked' }
  | { type: 'stalled' }
  | { type: 'answered'; query: string; response: SearchResponse }
  | { type: 'failed'; query: string };

export const NO_ANSWER: AnswerState = { status: 'idle', response: undefined, query: '' };

export function answerReducer(state: AnswerState, action: AnswerAction): AnswerState {
  switch (action.type) {
    case 'asked':
      return { ...state, status: 'loading' };
    case 'stalled':
      return { ...state, status: 'stalled' };
    case 'answered':
      return { status: 'idle', response: action.response, query: action.query };
    case 'failed':
      // A question that was answered and asked again keeps its answer.
      return state.query === action.query ? { ...state, status: 'idle' } : { ...NO_ANSWER, status: 'error' };
  }
}
