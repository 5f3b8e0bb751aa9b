import { describe, expect, it } from 'vitest';
import { type ConversationAction, conversationReducer, NO_CONVERSATION } from './conversation';

const PASSAGE = { url: '/docs/api/vouchers', headings: ['Vouchers'], occurrence: 0 };
const found = (keepsSubject: boolean) => ({ passages: [PASSAGE], unknown: [], keepsSubject });
const NOTHING = { passages: [], unknown: ['solana'], keepsSubject: false };

const after = (...actions: ConversationAction[]) => actions.reduce(conversationReducer, NO_CONVERSATION);
const ASKED = [
  { type: 'asked', id: 1, question: 'How do I issue a voucher?' },
  { type: 'answered', id: 1, finding: found(false) },
  { type: 'asked', id: 2, question: 'And revoke it?' },
] as const;

describe('R-ASSIST-2: a conversation', () => {
  it('keeps the subject of the first question for the next', () => {
    const { turns, subject } = after(...ASKED);
    expect(subject).toBe('How do I issue a voucher?');
    expect(turns[0]).toMatchObject({ question: 'And revoke it?', subject, outcome: 'looking' });
  });

  it('has the newest question first', () => {
    expect(after(...ASKED).turns.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('keeps the subject while it is narrowed', () => {
    const { subject } = after(...ASKED, { type: 'answered', id: 2, finding: found(true) });
    expect(subject).toBe('How do I issue a voucher?');
  });

  it('moves on to what was answered by itself', () => {
    const { subject } = after(...ASKED, { type: 'answered', id: 2, finding: found(false) });
    expect(subject).toBe('And revoke it?');
  });

  it('sets no subject by a question that finds nothing', () => {
    expect(after(ASKED[0], { type: 'answered', id: 1, finding: NOTHING }).subject).toBeUndefined();
    expect(after(...ASKED, { type: 'answered', id: 2, finding: NOTHING }).subject).toBe('How do I issue a voucher?');
  });

  it('drops the subject when it is told to', () => {
    expect(after(...ASKED, { type: 'subject dropped' }).subject).toBeUndefined();
  });

  it('asks a question that failed again in its place', () => {
    const { turns } = after(ASKED[0], { type: 'failed', id: 1 }, ASKED[0]);
    expect(turns).toEqual([{ id: 1, question: ASKED[0].question, subject: undefined, outcome: 'looking' }]);
  });
});
