import { describe, expect, it } from 'vitest';
import { hierarchyOf, type SearchRecord, deepestLevel } from '../record';
import { answer } from './answer';
import { explain } from './explain';
import { createEngine, type Engine, packTiers, type Tiers } from './index';

/** Records of a heading and the text below it. */
function section(url: string, headings: string[], content = '', facets = {}): SearchRecord[] {
  const hierarchy = hierarchyOf(headings);
  const shared = { hierarchy, url, language: 'en', docusaurus_tag: 'docs-default-current', ...facets };
  return [
    { objectID: url, content: null, type: deepestLevel(hierarchy), ...shared },
    { objectID: `${url}/text`, content, type: 'content', ...shared },
  ];
}

/** What a browser makes of the records once they have gone through a file. */
function shipped(records: readonly SearchRecord[]): Engine {
  const { headings, texts } = JSON.parse(JSON.stringify(packTiers(records))) as Tiers;
  return createEngine(headings, texts);
}

const engine = shipped([
  ...section('/message-rent', ['About', 'Message rent'], 'Storage of messages is paid by the block.'),
  ...section(
    '/message-rent#who',
    ['About', 'Message rent', 'Who pays'],
    'The reservation pays: see gr_reserve_gas in the syscalls.',
  ),
  ...section(
    '/queue',
    ['About', 'Message queue'],
    'Messages wait here. Message rent is not charged; rent, rent, rent.',
  ),
  ...section('/api', ['API', 'Gas in gear-js'], 'Call calculateGas, then GearKeyring.fromMnemonic.'),
  ...section('/glossary', ['About', 'Glossary'], 'Terms.'),
  ...section('/glossary#rent', ['About', 'Glossary', 'Rent'], 'What storage costs.'),
  ...section('/account', ['About', 'Account'], 'Keep the secret phrase safe.'),
  ...section('/old', ['About', 'Vouchers'], 'Old.', { docusaurus_tag: 'docs-default-1.0' }),
  ...section('/uk', ['About', 'Vouchers'], 'Other language.', { language: 'uk' }),
]);

const ask = (query: string, page = 0) =>
  answer(engine, { query, page, snippetWords: 10, language: 'en', tags: ['default', 'docs-default-current'] });
const urls = (query: string) => ask(query).hits.map(({ url }) => url);

describe('answer', () => {
  it.each([
    // [what, query, first result]
    ['an exact page title first', 'Message rent', '/message-rent'],
    ['an exact heading first', 'who pays', '/message-rent#who'],
    ['an exact heading before a title that says more', 'rent', '/glossary#rent'],
    ['heading before text', 'queue', '/queue'],
    ['a code name by its whole name', 'gr_reserve_gas', '/message-rent#who'],
    ['a code name by a part', 'mnemonic', '/api'],
    ['a stretch of a code name', 'reserve_gas', '/message-rent#who'],
    ['a code name in words', 'reserve gas', '/message-rent#who'],
    ['a code name whole, in capitals', 'CALCULATEGAS', '/api'],
    ['a prefix', 'reserv', '/message-rent#who'],
    ['one typo', 'reservetion', '/message-rent#who'],
    ['two letters swapped', 'resrevation', '/message-rent#who'],
    ['a typo in a beginning', 'resrva', '/message-rent#who'],
    ['a word with another ending', 'reservational', '/message-rent#who'],
    ['a plural by its singular, and the other way round', 'message queues', '/queue'],
    ['a page by the last part of its path', 'message-rent', '/message-rent'],
    ['words that stand together before words that do not', 'who pay reservation', '/message-rent#who'],
    ['a section by words of its text and of its heading', 'pays syscalls', '/message-rent#who'],
    ['a question in a sentence', 'who pays for the reservation', '/message-rent#who'],
    ['some of the words, if no section holds all', 'mnemonic zebra', '/api'],
    ['two words that the page writes in one', 'gear keyring', '/api'],
    ['a word that the page writes in two', 'messagequeue', '/queue'],
    ['what readers call otherwise', 'response queue', '/queue'],
    ['what readers call otherwise in two words', 'private key', '/account'],
    ['a word that changes inside', 'kept safely', '/account'],
    [
      'what a question is about before words of all questions',
      'what does it make the reservation do',
      '/message-rent#who',
    ],
    ['a page of which the name begins with what was typed', 'message re', '/message-rent'],
  ])('R-SEARCH-6: finds %s: %s', (_what, query, first) => {
    expect(urls(query)[0]).toBe(first);
  });

  it('R-SEARCH-6: shows the best section of another page before a second one of the same page', () => {
    const two = shipped([
      ...section('/gas', ['API', 'Gas'], 'Gas is bought.'),
      ...section('/gas#limit', ['API', 'Gas', 'Gas limit'], 'The limit.'),
      ...section('/gas#price', ['API', 'Gas', 'Gas price'], 'The price.'),
      ...section('/fees', ['API', 'Fees'], 'What is paid.'),
      ...section('/fees#gas', ['API', 'Fees', 'Gas fees'], 'The fee of gas.'),
    ]);
    const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };
    const found = answer(two, { query: 'gas', ...request }).hits.map(({ url }) => url);
    expect(found.slice(0, 2).map((url) => url.split('#')[0])).toEqual(['/gas', '/fees']);
    expect(found).toHaveLength(4);
  });

  it('R-SEARCH-6: looks for what a question is about more than for words of all questions', () => {
    const two = shipped([
      ...section('/size', ['API', 'Sizes'], 'Make it small.'),
      ...section('/copy', ['API', 'Copies'], 'A snapshot.'),
    ]);
    const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };
    expect(answer(two, { query: 'how to make a small snapshot', ...request }).hits[0]?.url).toBe('/copy');
  });

  it('R-SEARCH-6: puts the page that explains before the example that uses it', () => {
    const texts = ['Examples', 'Build'].flatMap((group) =>
      section(`/docs/${group.toLowerCase()}/timer`, [group, 'Work for later'], 'A delayed message.'),
    );
    const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };
    expect(answer(shipped(texts), { query: 'delayed', ...request }).hits[0]?.url).toBe('/docs/build/timer');
  });

  describe('keywords', () => {
    const [top, ...rest] = section('/dao', ['Examples', 'DAO'], 'Members vote, and leave with their share.');
    const known = shipped([
      { ...(top as SearchRecord), keywords: ['rage quit', 'Moloch', 'how to burn shares'] },
      ...rest,
      ...section('/dao#vote', ['Examples', 'DAO', 'Vote'], 'One share, one vote.'),
      ...section('/quit', ['Build', 'Exit'], 'A program may quit. Users quit too, and burn what is left of shares.'),
      ...section('/rage', ['Build', 'Battle'], 'Rage is a skill of a warrior.'),
    ]);
    const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };
    const hits = (query: string) => answer(known, { query, ...request }).hits;

    it.each(['rage quit', 'moloch', 'Burn shares', 'what is a rage-quit', 'molochs'])(
      'R-SEARCH-6: find their page: %s',
      (query) => {
        expect(hits(query)[0]?.url).toBe('/dao');
      },
    );

    it('R-SEARCH-2: are not shown', () => {
      expect(JSON.stringify(hits('moloch'))).not.toMatch(/moloch/i);
      expect(hits('moloch')[0]?._snippetResult.content?.value).toBe('Members vote, and leave with…');
    });

    it('are told by the explanation', () => {
      const [first] = explain(known, { query: 'rage quit', ...request }).results;
      expect(first).toMatchObject({ url: '/dao', keywords: ['rage quit'] });
    });

    it('R-SEARCH-4: are not in what loads first', () => {
      const { headings } = packTiers([{ ...(top as SearchRecord), keywords: ['rage quit'] }]);
      expect(JSON.stringify(headings)).not.toContain('quit');
    });
  });

  it('R-SEARCH-6: takes a word for two only where a section holds both', () => {
    const two = shipped([
      ...section('/keys', ['API', 'Keyring'], 'A key.'),
      ...section('/random', ['API', 'Random'], 'An rng.'),
    ]);
    const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };
    expect(answer(two, { query: 'keyrng', ...request }).hits.map(({ url }) => url)).toEqual(['/keys']);
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

  it('R-SEARCH-2: shows the text where a heading holds only a part of a code name', () => {
    const code = shipped(section('/old', ['API', 'What comes from older code'], 'Use GearKeyring.fromMnemonic.'));
    const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };
    const [hit] = answer(code, { query: 'GearKeyring.fromMnemonic', ...request }).hits;
    expect(hit).toMatchObject({
      type: 'content',
      _snippetResult: { content: { value: 'Use <mark>GearKeyring.fromMnemonic</mark>.' } },
    });
  });

  it('R-SEARCH-2: cuts the snippet where most of the words are, however long the text', () => {
    const text = `Gas is spent. ${'Filler words. '.repeat(500)}The gas limit is set here. ${'More filler. '.repeat(500)}`;
    const long = shipped(section('/long', ['About', 'Long'], text));
    const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };
    const snippetOf = (query: string) => answer(long, { query, ...request }).hits[0]?._snippetResult.content?.value;
    expect(snippetOf('gas limit')).toBe('…words. The <mark>gas</mark> <mark>limit</mark> is…');
    expect(snippetOf('gas spent')).toBe('<mark>Gas</mark> is <mark>spent</mark>. Filler words.…');
  });

  it('R-SEARCH-2: suggests headings like the query when it finds nothing', () => {
    expect(ask('quuuue')).toMatchObject({ nbHits: 0, suggestions: ['Message queue'] });
  });

  it('R-SEARCH-4: suggests only headings of the language and the version of the reader, the likest first', () => {
    expect(ask('vouchrrs')).toMatchObject({ nbHits: 0, suggestions: [] });
    expect(ask('qqueueee messsagee').suggestions).toEqual(['Message queue', 'Message rent']);
    const headings = ['Reserve more', 'Reserve', 'Reserve', 'Reserve it all', 'Reserve much more of it', 'Other'];
    const many = shipped(headings.flatMap((heading, id) => section(`/p${id}`, ['A', heading])));
    const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };
    expect(answer(many, { query: 'rresservve', ...request }).suggestions).toEqual([
      'Reserve',
      'Reserve more',
      'Reserve it all',
    ]);
  });

  it.each(['', '   ', '🙂', '(((', '"', 'a'.repeat(10_000), '<img onerror=alert(1)>', '__proto__', 'constructor'])(
    'survives %j',
    (query) => {
      expect(() => ask(query)).not.toThrow();
    },
  );

  it('pages its hits by 20', () => {
    const many = shipped(Array.from({ length: 45 }, (_, id) => section(`/p${id}`, ['A', `Gas ${id}`], 'gas')).flat());
    const at = (page: number) =>
      answer(many, { query: 'gas', page, snippetWords: 5, language: 'en', tags: ['docs-default-current'] });
    expect([at(0).hits.length, at(2).hits.length, at(3).hits.length]).toEqual([20, 5, 0]);
    expect(at(1)).toMatchObject({ nbHits: 45, nbPages: 3, page: 1 });
  });
});
