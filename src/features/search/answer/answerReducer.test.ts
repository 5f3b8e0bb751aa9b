import { expect, it } from 'vitest';
import { answerReducer, answerTo, NOTHING_KNOWN } from './answerReducer';

const response = { hits: [], nbHits: 0, nbPages: 0, page: 0 };
const gas = answerReducer(NOTHING_KNOWN, { type: 'answered', key: 'gas', query: 'gas', response });

it('R-SEARCH-2: goes from idle to loading, stalled and back, and keeps the last answer meanwhile', () => {
  expect(answerTo('gas', gas)).toEqual({ status: 'idle', query: 'gas', response });
  expect(answerTo('gass', gas)).toEqual({ status: 'loading', query: 'gas', response });
  const late = answerReducer(gas, { type: 'late', key: 'gass' });
  expect(answerTo('gass', late)).toEqual({ status: 'stalled', query: 'gas', response });
  expect(answerTo('gassy', late)).toEqual({ status: 'loading', query: 'gas', response });
  const next = answerReducer(late, { type: 'answered', key: 'gass', query: 'gass', response });
  expect(answerTo('gass', next)).toEqual({ status: 'idle', query: 'gass', response });
});

it('R-SEARCH-2: drops the last answer on an error, and forgets the error with the next answer', () => {
  const failed = answerReducer(gas, { type: 'failed', key: 'gass' });
  expect(answerTo('gass', failed)).toEqual({ status: 'error', query: '', response: undefined });
  expect(answerTo('gassy', failed)).toEqual({ status: 'loading', query: '', response: undefined });
  const answered = answerReducer(failed, { type: 'answered', key: 'ga', query: 'ga', response });
  expect(answerTo('gass', answered).status).toBe('loading');
});

it('R-SEARCH-2: keeps the answer to a question that was asked again in vain', () => {
  expect(answerTo('gas', answerReducer(gas, { type: 'failed', key: 'gas' }))).toEqual({
    status: 'idle',
    query: 'gas',
    response,
  });
});
