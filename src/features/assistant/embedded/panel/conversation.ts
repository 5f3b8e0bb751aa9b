import type { Finding } from '../../../../shared/assistant/findPassages';

/** A question and what became of it. */
export interface Turn {
  id: number;
  question: string;
  /** The question whose subject it was asked within. */
  subject: string | undefined;
  outcome: 'looking' | 'failed' | Finding;
}

export interface Conversation {
  /** Newest first. */
  turns: Turn[];
  /** Question whose subject the next one keeps. */
  subject: string | undefined;
}

export type ConversationAction =
  | { type: 'asked'; id: number; question: string }
  | { type: 'answered'; id: number; finding: Finding }
  | { type: 'failed'; id: number }
  | { type: 'subject dropped' };

export const NO_CONVERSATION: Conversation = { turns: [], subject: undefined };

/**
 * The first question that is answered sets the subject, and later ones narrow it, until the reader drops it or asks what can only be
 * answered by itself: then that is the subject.
 */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'asked': {
      const { id, question } = action;
      // One that is asked again, because it has failed, moves to the top.
      const others = state.turns.filter((turn) => turn.id !== id);
      return { ...state, turns: [{ id, question, subject: state.subject, outcome: 'looking' }, ...others] };
    }
    case 'answered': {
      const { finding } = action;
      const turns = withOutcome(state.turns, action.id, finding);
      const asked = turns.find(({ id }) => id === action.id);
      const isNewSubject = finding.passages.length > 0 && !finding.keepsSubject;
      return { turns, subject: isNewSubject && asked ? asked.question : state.subject };
    }
    case 'failed':
      return { ...state, turns: withOutcome(state.turns, action.id, 'failed') };
    case 'subject dropped':
      return { ...state, subject: undefined };
  }
}

function withOutcome(turns: readonly Turn[], id: number, outcome: Turn['outcome']): Turn[] {
  return turns.map((turn) => (turn.id === id ? { ...turn, outcome } : turn));
}
