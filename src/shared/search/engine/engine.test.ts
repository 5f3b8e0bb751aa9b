import { describe, expect, it } from 'vitest';
import { hierarchyOf, type SearchRecord, deepestLevel } from '../record';
import { answer } from './answer';
import { buildIndex, loadIndex } from './index';

/** Records of a heading and the text below it. */
function section(url: string, headings: string[], content = '', facets = {}): SearchRecord[] {
  const hierarchy = hierarchyOf(headings);
  const shared = { hierarchy, url, language: 'en', docusaurus_tag: 'docs-default-current', ...facets };
  return [
    { objectID: url, content: null, type: deepestLevel(hierarchy), ...shared },
    { objectID: `${url}/text`, content, type: 'content', ...shared },
  ];
}

const index = loadIndex(
  JSON.parse(
    JSON.stringify(
      buildIndex([
        ...section('/rent', ['About', 'Message rent'], 'Storage of messages is paid by the block.'),
        ...section(
          '/rent#who',
          ['About', 'Message rent', 'Who pays'],
          'The reservation pays: see gr_reserve_gas in the syscalls.',
        ),
        ...section(
          '/queue',
          ['About', 'Message queue'],
          'Messages wait here. Message rent is not charged; rent, rent, rent.',
        ),
        ...section('/api', ['API', 'Gas in gear-js'], 'Call calculateGas, then GearKeyring.fromMnemonic.'),
        ...section('/glossary#rent', ['About', 'Glossary', 'Rent'], 'What storage costs.'),
        ...section('/old', ['About', 'Vouchers'], 'Old.', { docusaurus_tag: 'docs-default-1.0' }),
        ...section('/uk', ['About', 'Vouchers'], 'Other language.', { language: 'uk' }),
      ]),
    ),
  ),
);

const ask = (query: string, page = 0) =>
  answer(index, { query, page, snippetWords: 10, language: 'en', tags: ['default', 'docs-default-current'] });
const urls = (query: string) => ask(query).hits.map(({ url }) => url);

describe('answer', () => {
  it.each([
    // [what, query, first result]
    ['an exact page title first', 'Message rent', '/rent'],
    ['an exact heading first', 'who pays', '/rent#who'],
    ['an exact heading before a title that says more', 'rent', '/glossary#rent'],
    ['heading before text', 'queue', '/queue'],
    ['a code name by its whole name', 'gr_reserve_gas', '/rent#who'],
    ['a code name by a part', 'mnemonic', '/api'],
    ['a stretch of a code name', 'reserve_gas', '/rent#who'],
    ['a code name in words', 'reserve gas', '/rent#who'],
    ['a code name whole, in capitals', 'CALCULATEGAS', '/api'],
    ['a prefix', 'reserv', '/rent#who'],
    ['one typo', 'reservetion', '/rent#who'],
    ['page and heading together', 'glossary rent', '/glossary#rent'],
    ['a question in a sentence', 'who pays for the reservation', '/rent#who'],
    ['some of the words, if no section holds all', 'mnemonic zebra', '/api'],
  ])('R-SEARCH-6: finds %s: %s', (_what, query, first) => {
    expect(urls(query)[0]).toBe(first);
  });

  it('forgives no typo in a short word', () => {
    expect(urls('gass')).toEqual([]);
  });

  it('R-SEARCH-4: keeps to the language and the version of the reader', () => {
    expect(urls('vouchers')).toEqual([]);
  });

  it('R-SEARCH-2: marks what matched and cuts a snippet', () => {
    const [hit] = ask('gr_reserve_gas').hits;
    expect(hit?.type).toBe('content');
    expect(hit?._snippetResult.content?.value).toContain('<mark>gr_reserve_gas</mark>');
    expect(ask('message rent').hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe(
      '<mark>Message</mark> <mark>rent</mark>',
    );
  });

  it('R-SEARCH-2: suggests headings like the query when it finds nothing', () => {
    expect(ask('quuuue')).toMatchObject({ nbHits: 0, suggestions: ['Message queue'] });
  });

  it.each(['', '   ', '🙂', '(((', '"', 'a'.repeat(10_000), '<img onerror=alert(1)>', '__proto__', 'constructor'])(
    'survives %j',
    (query) => {
      expect(() => ask(query)).not.toThrow();
    },
  );

  it('pages its hits by 20', () => {
    const many = loadIndex(
      buildIndex(Array.from({ length: 45 }, (_, id) => section(`/p${id}`, ['A', `Gas ${id}`], 'gas')).flat()),
    );
    const at = (page: number) =>
      answer(many, { query: 'gas', page, snippetWords: 5, language: 'en', tags: ['docs-default-current'] });
    expect([at(0).hits.length, at(2).hits.length, at(3).hits.length]).toEqual([20, 5, 0]);
    expect(at(1)).toMatchObject({ nbHits: 45, nbPages: 3, page: 1 });
  });
});
