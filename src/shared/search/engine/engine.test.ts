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

/** What a question asks for besides its words. */
const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };

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
    ['a word with another ending of four letters', 'reservationless', '/message-rent#who'],
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

  it('R-SEARCH-6: puts the page that says a word before one of which the title only means the same', () => {
    const two = shipped([...section('/a', ['API', 'Replies']), ...section('/b', ['API', 'Other'], 'A response.')]);
    expect(answer(two, { query: 'response', ...request }).hits.map(({ url }) => url)).toEqual(['/b', '/a']);
  });

  it.each([
    ['a name as another language writes it', 'sendReply', '/calls'],
    ['a name as another language writes it', 'gas_limit_too_high', '/errors'],
    ['a qualified name as another language writes it', 'gear.sendReply', '/calls'],
    ['a word with a hyphen that the page writes in one', 'time-out', '/limits'],
  ])('R-SEARCH-6: finds %s, before pages that hold its parts: %s', (_what, query, first) => {
    const pages = shipped([
      ...section('/screens', ['API', 'Screens'], 'Gear: send a reply out in time. Gear sends, a reply of Gear.'),
      ...section('/costs', ['API', 'Costs'], 'The gas limit is too high. Too much gas: too high a limit.'),
      ...section('/calls', ['API', 'Calls'], 'Of Gear: send_reply.'),
      ...section('/errors', ['API', 'Errors'], 'Of Gear: GasLimitTooHigh.'),
      ...section('/limits', ['API', 'Limits'], 'Set a timeout.'),
    ]);
    expect(answer(pages, { query, ...request }).hits[0]?.url).toBe(first);
  });

  it('R-SEARCH-6: shows the best section of another page before a second one of the same page', () => {
    const two = shipped([
      ...section('/gas', ['API', 'Gas'], 'Gas is bought.'),
      ...section('/gas#limit', ['API', 'Gas', 'Gas limit'], 'The limit.'),
      ...section('/gas#price', ['API', 'Gas', 'Gas price'], 'The price.'),
      ...section('/fees', ['API', 'Fees'], 'What is paid.'),
      ...section('/fees#gas', ['API', 'Fees', 'Gas fees'], 'The fee of gas.'),
    ]);
    const found = answer(two, { query: 'gas', ...request }).hits.map(({ url }) => url);
    expect(found.slice(0, 2).map((url) => url.split('#')[0])).toEqual(['/gas', '/fees']);
    expect(found).toHaveLength(4);
  });

  it('R-SEARCH-6: looks for what a question is about more than for words of all questions', () => {
    const two = shipped([
      ...section('/size', ['API', 'Sizes'], 'Make it small.'),
      ...section('/copy', ['API', 'Copies'], 'A snapshot.'),
    ]);
    expect(answer(two, { query: 'how to make a small snapshot', ...request }).hits[0]?.url).toBe('/copy');
  });

  it('R-SEARCH-6: puts the page that explains before the example that uses it', () => {
    const texts = ['Examples', 'Build'].flatMap((group) =>
      section(`/docs/${group.toLowerCase()}/timer`, [group, 'Work for later'], 'A delayed message.'),
    );
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
    const hits = (query: string) => answer(known, { query, ...request }).hits;

    it.each(['rage quit', 'moloch', 'Burn shares', 'what is a rage-quit', 'molochs'])(
      'R-SEARCH-6: find their page: %s',
      (query) => {
        expect(hits(query)[0]?.url).toBe('/dao');
      },
    );

    it('R-SEARCH-6: raise the top of their page, not its sections', () => {
      const [page, ...text] = section('/p', ['A', 'Page'], 'Nothing.');
      const two = shipped([
        { ...(page as SearchRecord), keywords: ['market share'] },
        ...text,
        ...section('/p#more', ['A', 'Page', 'Shares of markets'], 'Market shares.'),
      ]);
      const found = answer(two, { query: 'market share', ...request }).hits.map(({ url }) => url);
      expect(found).toEqual(['/p', '/p#more']);
    });

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

  it('R-SEARCH-6: puts words that are neighbours before words that stand apart', () => {
    const first = (query: string, ...texts: string[]) => {
      const pages = texts.flatMap((text, id) => section(`/p${id}`, ['A', `Page ${id}`], text));
      return answer(shipped(pages), { query, ...request }).hits[0]?.url;
    };
    const apart = 'Swap here one or another of the tokens.';
    expect(first('swap tokens', apart, 'Here one or another of the swap tokens.')).toBe('/p1');
    expect(first('tokens swap', apart, 'Here one or another of the swap tokens.')).toBe('/p1');
    expect(first('sails swap tokens', `${apart} Sails.`, 'Swap tokens here one or another of the. Sails.')).toBe('/p1');
    const two = ['Tokens that one may take to swap', 'That one may take to swap tokens'];
    const headed = shipped(two.flatMap((heading, id) => section(`/p${id}`, ['A', heading])));
    expect(answer(headed, { query: 'swap tokens', ...request }).hits[0]?.url).toBe('/p1');
    // One word may stand between, not two.
    expect(first('swap tokens', apart, 'Here one or another swap of tokens the.')).toBe('/p1');
    expect(first('swap tokens', apart, 'Here one or another swap of the tokens.')).toBe('/p0');
  });

  it('R-SEARCH-6: looks for neighbours in sections that come late by their words alone', () => {
    const apart = Array.from({ length: 50 }, (_, id) =>
      section(`/p${id}`, ['A', `Page ${id}`], 'Swap one of the tokens.'),
    );
    const pages = shipped([...apart.flat(), ...section('/last', ['A', 'Page'], 'One of the swap tokens.')]);
    expect(answer(pages, { query: 'swap tokens', ...request }).hits[0]?.url).toBe('/last');
  });

  it('R-SEARCH-6: puts neighbours in a keyword before words of two keywords', () => {
    const pages = [
      ['swap quickly', 'trade tokens'],
      ['swap tokens quickly', 'trade'],
    ].flatMap((keywords, id) => {
      const [top, ...rest] = section(`/p${id}`, ['A', `Page ${id}`], 'Nothing.');
      return [{ ...(top as SearchRecord), keywords }, ...rest];
    });
    expect(answer(shipped(pages), { query: 'swap tokens', ...request }).hits[0]?.url).toBe('/p1');
  });

  it('R-SEARCH-6: puts a word that is nearly typed before a longer one', () => {
    const two = shipped([
      ...section('/a', ['API', 'First'], 'A reservation.'),
      ...section('/b', ['API', 'Second'], 'A reservoir.'),
    ]);
    expect(answer(two, { query: 'reservo', ...request }).hits.map(({ url }) => url)).toEqual(['/b']);
    expect(answer(two, { query: 'reserv', ...request }).hits.map(({ url }) => url)).toEqual(['/b', '/a']);
  });

  it('R-SEARCH-6: puts a name that begins with what was typed before one that only holds it', () => {
    const two = shipped([...section('/a', ['API', 'Mailbox reply']), ...section('/b', ['API', 'Reply mailbox'])]);
    expect(answer(two, { query: 'reply mail', ...request }).hits.map(({ url }) => url)).toEqual(['/b', '/a']);
  });

  it('R-SEARCH-6: puts a page that begins with what was typed before one with a shorter name, and so a section', () => {
    const pages = shipped([
      ...section('/a', ['API', 'Long messages']),
      ...section('/b', ['API', 'Message rent paid']),
      ...Array.from({ length: 20 }, (_, id) => section(`/p${id}`, ['API', `Other ${id}`])).flat(),
    ]);
    expect(answer(pages, { query: 'mess', ...request }).hits.map(({ url }) => url)).toEqual(['/b', '/a']);
    const sections = shipped([
      ...section('/a', ['API', 'One']),
      ...section('/a#first', ['API', 'One', 'Long messages']),
      ...section('/b', ['API', 'Two']),
      ...section('/b#first', ['API', 'Two', 'Message rent']),
    ]);
    expect(answer(sections, { query: 'mess', ...request }).hits[0]?.url).toBe('/b#first');
  });

  it('R-SEARCH-6: puts the page that is called so before a section that is called so', () => {
    const two = shipped([
      ...section('/glossary', ['About', 'Glossary'], 'Words.'),
      ...section('/glossary#voucher', ['About', 'Glossary', 'Voucher'], 'A voucher pays: a voucher, one voucher.'),
      ...section('/docs/voucher', ['API', 'What somebody pays for somebody else'], 'Nothing.'),
    ]);
    expect(answer(two, { query: 'voucher', ...request }).hits[0]?.url).toBe('/docs/voucher');
  });

  it('R-SEARCH-6: finds a section by the page and by the headings above it, in all of its text', () => {
    const url = '/rent#why';
    const [heading, text] = section(url, ['About', 'Rent', 'Limits', 'Why so'], 'First words.') as [
      SearchRecord,
      SearchRecord,
    ];
    const known = shipped([
      ...section('/rent', ['About', 'Rent']),
      ...section('/rent#limits', ['About', 'Rent', 'Limits']),
      ...[heading, text, { ...text, content: 'Second words.' }],
    ]);
    const hit = (query: string) => answer(known, { query, ...request }).hits.find((one) => one.url === url);
    expect([hit('rent'), hit('limits'), hit('about')].map(Boolean)).toEqual([true, true, false]);
    expect(hit('second')?._snippetResult.content?.value).toBe('First words. <mark>Second</mark> words.');
  });

  it('R-SEARCH-6: puts a page that says more of it first, and a whole name before its parts', () => {
    const two = shipped([
      ...section('/a', ['API', 'First'], 'Swap.'),
      ...section('/a#more', ['API', 'First', 'More'], 'Nothing.'),
      ...section('/b', ['API', 'Second'], 'Swap.'),
      ...section('/b#more', ['API', 'Second', 'More'], 'Swap.'),
      ...section('/type-sails', ['API', 'Type, Sails']),
      ...section('/d', ['API', 'Third'], 'Put sails_type there.'),
    ]);
    const urlsOf = (query: string) => answer(two, { query, ...request }).hits.map(({ url }) => url);
    expect(urlsOf('swap')[0]).toBe('/b');
    expect(urlsOf('sails_type')).toEqual(['/d', '/type-sails']);
  });

  it('R-SEARCH-6: finds a name with what it belongs to where it stands alone, after where it stands whole', () => {
    const names = shipped([
      ...section('/alone', ['API', 'Alone'], 'Ask block_timestamp for the time.'),
      ...section('/whole', ['API', 'Whole'], 'Ask exec::block_timestamp for the time.'),
      ...section('/words', ['API', 'Words'], 'A timestamp.'),
    ]);
    const found = answer(names, { query: 'exec::block_timestamp', ...request }).hits.map(({ url }) => url);
    expect(found).toEqual(['/whole', '/alone']);
  });

  it('R-SEARCH-6: counts by half a word that stands elsewhere on the page', () => {
    const two = shipped([
      ...section('/a', ['API', 'First'], 'Swap.'),
      ...section('/a#more', ['API', 'First', 'More'], 'Nothing.'),
      ...section('/b', ['API', 'Second'], 'Swap.'),
      ...section('/b#more', ['API', 'Second', 'More'], 'Tokens.'),
    ]);
    const request = { query: 'swap tokens', language: 'en', tags: ['docs-default-current'] };
    const { words, results } = explain(two, request);
    const [swap = 0, tokens = 0] = words.map(({ rarity }) => rarity);
    const coverageOf = (url: string) => results.find((one) => one.url === url)?.coverage;
    expect(coverageOf('/a')).toBeCloseTo(swap / (swap + tokens));
    expect(coverageOf('/b')).toBeCloseTo((swap + tokens / 2) / (swap + tokens));
  });

  it('R-SEARCH-4: answers several words from the headings alone', () => {
    const records = [
      ...section('/queue', ['About', 'Message queue'], 'Here.'),
      ...section('/rent', ['About', 'Message rent']),
    ];
    const alone = createEngine(packTiers(records).headings);
    const [first] = answer(alone, { query: 'message rent', ...request }).hits;
    expect(first).toMatchObject({ url: '/rent', content: null, _snippetResult: {} });
  });

  it('R-SEARCH-6: takes a word for two only where a section holds both', () => {
    const two = shipped([
      ...section('/keys', ['API', 'Keyring'], 'A key.'),
      ...section('/random', ['API', 'Random'], 'An rng.'),
    ]);
    expect(answer(two, { query: 'keyrng', ...request }).hits.map(({ url }) => url)).toEqual(['/keys']);
  });

  it('R-SEARCH-6: forgives no typo in a word of three letters', () => {
    expect(urls('gsa')).toEqual([]);
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
    expect(ask('message rent').hits[0]?.type).toBe('lvl1');
    expect(ask('who pays').hits[0]?.type).toBe('lvl2');
  });

  it('R-SEARCH-2: marks words that mean what was asked', () => {
    expect(ask('private key').hits[0]?._snippetResult.content?.value).toBe('Keep the <mark>secret</mark> phrase safe.');
  });

  it('R-SEARCH-2: marks the parts of a name where they stand apart', () => {
    const parts = shipped(section('/parts', ['API', 'Parts'], 'Reserve some gas.'));
    const [hit] = answer(parts, { query: 'reserve-gas', ...request }).hits;
    expect(hit?._snippetResult.content?.value).toBe('<mark>Reserve</mark> some <mark>gas</mark>.');
  });

  it('R-SEARCH-6: finds the names in the code of a section, and shows no code as its text', () => {
    const [heading, text] = section('/code', ['API', 'Waiting'], 'Wait here.') as [SearchRecord, SearchRecord];
    const code = { ...text, content: 'let gr_wait_up_to = 10;', isCode: true as const };
    const [hit] = answer(shipped([heading, text, code]), { query: 'gr_wait_up_to', ...request }).hits;
    expect(hit).toMatchObject({
      url: '/code',
      _snippetResult: { content: { value: '<mark>Wait</mark> here. … <mark>gr_wait_up_to</mark>' } },
    });
  });

  it('R-SEARCH-2: shows the text where a heading holds only a part of a code name', () => {
    const code = shipped(section('/old', ['API', 'What comes from older code'], 'Use GearKeyring.fromMnemonic.'));
    const [hit] = answer(code, { query: 'GearKeyring.fromMnemonic', ...request }).hits;
    expect(hit).toMatchObject({
      type: 'content',
      _snippetResult: { content: { value: 'Use <mark>GearKeyring.fromMnemonic</mark>.' } },
    });
  });

  it('R-SEARCH-2: cuts the snippet where most of the words are, however long the text', () => {
    const text = `Gas is spent. Limits exist. ${'Filler words. '.repeat(500)}The gas limit is set here. ${'More filler. '.repeat(500)}`;
    const long = shipped(section('/long', ['About', 'Long'], text));
    const snippetOf = (query: string) => answer(long, { query, ...request }).hits[0]?._snippetResult.content?.value;
    expect(snippetOf('gas limit')).toBe('…words. The <mark>gas</mark> <mark>limit</mark> is…');
    expect(snippetOf('set')).toBe('…limit is <mark>set</mark> here. More…');
    expect(snippetOf('gas spent')).toBe('<mark>Gas</mark> is <mark>spent</mark>. Limits exist.…');
  });

  it('R-SEARCH-2: suggests headings like the query when it finds nothing', () => {
    for (const query of ['quuuue', 'QUUUUE', 'Quüuuè']) {
      expect(ask(query)).toMatchObject({ nbHits: 0, suggestions: ['Message queue'] });
    }
  });

  it('R-SEARCH-4: suggests only headings of the language and the version of the reader, the likest first', () => {
    expect(ask('vouchrrs')).toMatchObject({ nbHits: 0, suggestions: [] });
    expect(ask('qqueueee messsagee').suggestions).toEqual(['Message queue', 'Message rent']);
    const headings = ['Reserve more', 'Reserve', 'Reserve', 'Reserve it all', 'Reserve much more of it', 'Other'];
    const many = shipped(headings.flatMap((heading, id) => section(`/p${id}`, ['A', heading])));
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

  it('R-SEARCH-6: finds nothing by a part of a name as long as the name may yet stand in a text', () => {
    const few = [
      ...section('/idl', ['Build', 'Grammar'], 'Rules.'),
      ...section('/wasm', ['About', 'Modules'], 'Call gr_exit.'),
    ];
    const { headings, texts } = packTiers(few);
    const find = (engine: Engine) => answer(engine, { query: 'gr_exit', ...request }).hits.map(({ url }) => url);
    expect(find(createEngine(headings))).toEqual([]);
    expect(find(createEngine(headings, texts))).toEqual(['/wasm']);
  });

  it('pages its hits by 20', () => {
    const many = shipped(Array.from({ length: 75 }, (_, id) => section(`/p${id}`, ['A', `Gas ${id}`], 'gas')).flat());
    const at = (page: number) =>
      answer(many, { query: 'gas', page, snippetWords: 5, language: 'en', tags: ['docs-default-current'] });
    expect([at(0).hits.length, at(3).hits.length, at(4).hits.length]).toEqual([20, 15, 0]);
    expect(at(1)).toMatchObject({ nbHits: 75, nbPages: 4, page: 1 });
  });
});
