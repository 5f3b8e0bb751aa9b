import { describe, expect, it } from 'vitest';
import { createEngine, packTiers } from '../search/engine';
import { hierarchyOf, type SearchRecord } from '../search/record';
import { findPassages } from './findPassages';

const NO_HEADINGS = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function page(url: string, title: string, content: string, keywords: string[] = []): SearchRecord {
  const hierarchy = { lvl0: 'Docs', lvl1: title, ...NO_HEADINGS };
  const record = { objectID: url, url, url_without_anchor: url, anchor: null, hierarchy, language: 'en' };
  return { ...record, type: 'content', content, keywords, docusaurus_tag: 'docs' } as unknown as SearchRecord;
}

const { headings, texts } = packTiers([
  page('/faucet', 'Faucet', 'Tokens for a new account on the testnet.'),
  page('/account', 'Account', 'You make a new account on your own.', ['Moloch', 'new ERC-4337 account']),
  page('/wallet', 'Wallet', 'You make a new account with a button.', ['testnet account', 'rage quit']),
  page('/gas', 'Gas', 'Each message pays for it.'),
]);
const engine = createEngine(headings, texts);
const ask = (question: string) => {
  const { passages, unknown } = findPassages(engine, { question, language: 'en', tags: ['docs'] });
  return { urls: passages.map(({ url }) => url), unknown };
};

describe('R-ASSIST-2: keywords', () => {
  it('do not stand in for what no page says, which is told', () => {
    expect(ask('How do I connect Moloch to an account?')).toEqual({ urls: [], unknown: ['connect', 'Moloch'] });
    expect(ask('Moloch')).toEqual({ urls: [], unknown: ['Moloch'] });
  });

  it('lead to their page if they are the whole question, of two words at least', () => {
    expect(ask('What is a rage quit?').urls).toEqual(['/wallet']);
    expect(ask('quit').urls).toEqual([]);
  });

  it('put their page before others that say as much', () => {
    expect(ask('How do I get a testnet account?').urls[0]).toBe('/wallet');
    expect(ask('testnet').urls).toContain('/faucet');
  });
});

it('R-ASSIST-2: tells two sections of a page apart that have the same heading', () => {
  const section = (url: string, headings: string[], content: string): SearchRecord => ({
    objectID: url,
    url,
    hierarchy: hierarchyOf(['Docs', ...headings]),
    type: 'content',
    content,
    language: 'en',
    docusaurus_tag: 'docs',
  });
  const { headings, texts } = packTiers([
    section('/calls', ['Calls'], 'What a call is.'),
    section('/calls#errors', ['Calls', 'Errors'], 'A deposit is missing.'),
    section('/other', ['Other'], 'Something else.'),
    section('/other#errors', ['Other', 'Errors'], 'Nothing here.'),
    section('/other#queries', ['Other', 'Queries'], 'What a query is.'),
    section('/other#errors-1', ['Other', 'Queries', 'Errors'], 'The storage deposit was slashed.'),
  ]);
  const asked = { question: 'Why was the storage deposit slashed?', language: 'en', tags: ['docs'] };
  expect(findPassages(createEngine(headings, texts), asked).passages[0]).toMatchObject({
    url: '/other#errors-1',
    occurrence: 1,
  });
});

it('R-ASSIST-2: shows four passages at most', () => {
  const pages = Array.from({ length: 6 }, (_, at) =>
    page(`/p${at}`, `Deposit ${at}`, 'The storage deposit was slashed.'),
  );
  const { headings, texts } = packTiers(pages);
  const asked = { question: 'Why was the storage deposit slashed?', language: 'en', tags: ['docs'] };
  expect(findPassages(createEngine(headings, texts), asked).passages).toHaveLength(4);
});
