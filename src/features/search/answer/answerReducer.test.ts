import { expect, it } from 'vitest';
import { answerReducer, NO_ANSWER } from './answerReducer';

const response = { hits: [], nbHits: 0, nbPages: 0, page: 0 };

it('R-SEARCH-2: goes from idle to loading, stalled and back, and keeps the last answer meanwhile', () => {
  const answered = answerReducer(NO_ANSWER, { type: 'answered', query: 'gas', response });
  expect(answered).toEqual({ status: 'idle', query: 'gas', response });
  const loading = answerReducer(answered, { type: 'asked' });
  expect(loading).toEqual({ status: 'loading', query: 'gas', response });
  expect(answerReducer(loading, { type: 'stalled' })).toEqual({ status: 'stalled', query: 'gas', response });
});

it('R-SEARCH-2: drops the last answer on an error', () => {
  expect(answerReducer({ status: 'loading', query: 'ga', response }, { type: 'failed', query: 'gas' })).toEqual({
    status: 'error',
    query: '',
    response: undefined,
  });
});

it('R-SEARCH-2: keeps the answer to a question that was asked again in vain', () => {
  expect(answerReducer({ status: 'loading', query: 'gas', response }, { type: 'failed', query: 'gas' })).toEqual({
    status: 'idle',
    query: 'gas',
    response,
  });
});
