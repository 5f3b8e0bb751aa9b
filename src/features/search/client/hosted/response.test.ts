import { describe, expect, it } from 'vitest';
import { readAnswers } from './response';

const HIT = {
  objectID: '1',
  type: 'content',
  url: 'https://example.org/docs/gas#limit',
  content: 'Vec<u8> of gas',
  hierarchy: { lvl0: 'About', lvl1: 'Gas', lvl2: null },
  _highlightResult: { hierarchy: { lvl1: { value: '<mark>Gas</mark><b>', matchLevel: 'full' } } },
  _snippetResult: { content: { value: 'Vec<u8> of <mark>gas</mark>', matchLevel: 'full' } },
};
const RESULT = { hits: [HIT], nbHits: 41, nbPages: 3, page: 1, queryID: 'q' };

describe('R-SEARCH-4: answers of the hosted service', () => {
  it('gives hits, their number, the pages and the id of the query, and escapes what the service marked', () => {
    const [answer] = readAnswers({ results: [RESULT] });
    expect(answer).toEqual({
      nbHits: 41,
      nbPages: 3,
      page: 1,
      queryID: 'q',
      hits: [
        {
          objectID: '1',
          type: 'content',
          url: HIT.url,
          content: HIT.content,
          hierarchy: { lvl0: 'About', lvl1: 'Gas', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
          _highlightResult: { hierarchy: { lvl1: { value: '<mark>Gas</mark>&lt;b&gt;' } } },
          _snippetResult: { content: { value: 'Vec&lt;u8&gt; of <mark>gas</mark>' } },
        },
      ],
    });
  });

  it('does without what a result need not have', () => {
    const [answer] = readAnswers({
      results: [{ hits: [{ objectID: '1', url: '/a', hierarchy: { lvl1: 'A' } }], nbHits: 1 }],
    });
    expect(answer).toMatchObject({ nbPages: 1, page: 0, hits: [{ type: 'lvl1', content: null, _snippetResult: {} }] });
  });

  it.each([
    ['no object', null],
    ['a number', 1],
    ['without address', { ...HIT, url: undefined }],
    ['without id', { ...HIT, objectID: 7 }],
  ])('leaves out a result that is %s, and keeps the others', (_what, hit) => {
    expect(readAnswers({ results: [{ ...RESULT, hits: [hit, HIT] }] })[0]?.hits).toHaveLength(1);
  });

  it.each([
    ['no object', 'Hello'],
    ['no results', {}],
    ['an empty list', { results: [] }],
    ['a result that is none', { results: [null] }],
    ['a result without hits', { results: [{ nbHits: 1 }] }],
    ['a result without count', { results: [{ hits: [] }] }],
  ])('refuses %s', (_what, json) => {
    expect(() => readAnswers(json)).toThrow('The search service answered with');
  });
});
