import type { SearchResponse } from '../../../shared/search/protocol';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** What is known of the answer to the current question. */
export interface AnswerState {
  status: Status;
  /** Latest answer; it stays in view while the next one is on its way. */
  response: SearchResponse | undefined;
  /** Query of that answer. */
  query: string;
}

/** What has become of the questions so far. Each is named by a key of its own. */
export interface Known extends Omit<AnswerState, 'status'> {
  /** The question that the latest answer is for. */
  answered: string | undefined;
  /** The latest question whose answer takes long. */
  late: string | undefined;
  /** The latest question that failed. */
  failed: string | undefined;
}

export type AnswerAction =
  | { type: 'late'; key: string }
  | { type: 'answered'; key: string; query: string; response: SearchResponse }
  | { type: 'failed'; key: string };

export const NOTHING_KNOWN: Known = {
  response: undefined,
  query: '',
  answered: undefined,
  late: undefined,
  failed: undefined,
};
export const NO_ANSWER: AnswerState = { status: 'idle', response: undefined, query: '' };

export function answerReducer(known: Known, action: AnswerAction): Known {
  switch (action.type) {
    case 'late':
      return { ...known, late: action.key };
    case 'answered':
      return { ...NOTHING_KNOWN, answered: action.key, query: action.query, response: action.response };
    case 'failed':
      // A question that was answered and asked again keeps its answer.
      return known.answered === action.key ? known : { ...NOTHING_KNOWN, failed: action.key };
  }
}

/**
 * What is known of the answer to a question. That it is being asked follows from what is known: to say so would be to render the
 * dialog once more for each key.
 */
export function answerTo(key: string, { response, query, answered, late, failed }: Known): AnswerState {
  return { status: statusOf(), response, query };

  function statusOf(): Status {
    if (key === answered) return 'idle';
    if (key === failed) return 'error';
    return key === late ? 'stalled' : 'loading';
  }
}
