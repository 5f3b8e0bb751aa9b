import { expect, it } from 'vitest';
import { answerReducer, NO_ANSWER } from './answerReducer';

const response = { hits: [], nbHits: 0, nbPages: 0, page: 0 };
const gas = answerReducer(NO_ANSWER, { type: 'answered', query: 'gas', response });

it('R-SEARCH-2: goes from idle to loading, stalled and back, and keeps the last answer meanwhile', () => {
  expect(gas).toEqual({ status: 'idle', query: 'gas', response });
  const loading = answerReducer(gas, { type: 'awaited', status: 'loading' });
  expect(loading).toEqual({ status: 'loading', query: 'gas', response });
  const stalled = answerReducer(loading, { type: 'awaited', status: 'stalled' });
  expect(stalled).toEqual({ status: 'stalled', query: 'gas', response });
  const next = answerReducer(stalled, { type: 'answered', query: 'gass', response });
  expect(next).toEqual({ status: 'idle', query: 'gass', response });
  expect(answerReducer(next, { type: 'cleared' })).toEqual(NO_ANSWER);
});

it('R-SEARCH-2: drops the last answer on an error, and forgets the error with the next answer', () => {
  const failed = answerReducer(gas, { type: 'failed' });
  expect(failed).toEqual({ status: 'error', query: '', response: undefined });
  expect(answerReducer(failed, { type: 'answered', query: 'ga', response }).status).toBe('idle');
});
