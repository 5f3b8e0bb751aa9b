import { describe, expect, it } from 'vitest';
import { deepestLevel, hierarchyOf, type SearchRecord } from '../record';
import { answer } from './answer';
import { explain } from './explain';
import { createEngine, type Engine, packTiers, type Tiers } from './index';

const request = { page: 0, snippetWords: 5, language: 'en', tags: ['docs-default-current'] };

/** Records of a heading and the text below it. */
function section(url: string, headings: string[], content = '', keywords?: string[]): SearchRecord[] {
  const hierarchy = hierarchyOf(headings);
  const shared = { hierarchy, url, language: 'en', docusaurus_tag: 'docs-default-current' };
  const heading = {
    objectID: url,
    content: null,
    type: deepestLevel(hierarchy),
    ...shared,
    ...(keywords && { keywords }),
  };
  return content ? [heading, { objectID: `${url}/text`, content, type: 'content', ...shared }] : [heading];
}

/** What a browser makes of the records once they have gone through a file. */
function shipped(...records: SearchRecord[][]): Engine {
  const { headings, texts } = JSON.parse(JSON.stringify(packTiers(records.flat()))) as Tiers;
  return createEngine(headings, texts);
}

const hitsOf = (engine: Engine, query: string, page = 0) => answer(engine, { ...request, query, page }).hits;
const urlsOf = (engine: Engine, query: string) => hitsOf(engine, query).map(({ url }) => url);
/** The terms that the first word of a question asks for. */
const termsOf = (engine: Engine, query: string) =>
  explain(engine, { ...request, query }).words[0]?.terms.map(({ term }) => term);

describe('R-SEARCH-6: words are found', () => {
  it.each([
    ['sendReply', 'send_reply'],
    ['gear.sendReply', 'send_reply'],
    ['send_reply', 'sendreply'],
    ['gear::send_reply', 'sendreply'],
  ])('%s as another language writes it: %s', (asked, written) => {
    const engine = shipped(section('/a', ['API', 'Calls'], 'Of Gear: send_reply or SendReply.'));
    expect(termsOf(engine, asked)).toContain(written);
  });

  it('in the sections that hold most of a long question, if none holds a quarter of it', () => {
    const words = ['apple', 'bread', 'cloud', 'dream', 'eagle', 'flame', 'grape', 'house'];
    const engine = shipped(...words.map((word) => section(`/${word}`, ['API', word], `Of ${word}.`)));
    expect(urlsOf(engine, words.join(' '))).toHaveLength(words.length);
  });

  it('where they stand, no less for another word there that means the same', () => {
    const engine = shipped(
      section('/both', ['API', 'One'], 'A response. A reply.'),
      section('/word', ['API', 'Two'], 'A response. A tree.'),
    );
    const { results } = explain(engine, { ...request, query: 'response' });
    expect(results.map(({ url, coverage }) => [url, Number(coverage.toFixed(3))])).toEqual([
      ['/both', 1],
      ['/word', 1],
    ]);
  });

  it('that the page writes in one and the reader in two, where others have both apart', () => {
    const engine = shipped(
      section('/a', ['API', 'Places'], 'The waitlist.'),
      section('/b', ['API', 'Others'], 'To wait, of a list.'),
    );
    expect(urlsOf(engine, 'wait list')).toContain('/a');
  });

  it('by what they mean, not as if they were mistyped', () => {
    const engine = shipped(
      section('/a', ['API', 'Days'], 'All is nice.'),
      section('/b', ['API', 'Values'], 'A random value.'),
    );
    expect(urlsOf(engine, 'dice')).toEqual(['/b']);
  });

  it('where they stand before where another word means the same', () => {
    const engine = shipped(
      section('/a', ['API', 'First'], 'A program is code.'),
      section('/b', ['API', 'Other'], 'A contract is code.'),
    );
    expect(urlsOf(engine, 'contract')).toEqual(['/b', '/a']);
  });

  it('as they were meant before longer ones that begin so', () => {
    const engine = shipped(
      section('/a', ['API', 'First'], 'A reservationist.'),
      section('/b', ['API', 'Other'], 'A reservation.'),
    );
    expect(urlsOf(engine, 'resrvation')).toEqual(['/b', '/a']);
  });
});

describe('R-SEARCH-6: what a page or a section is called counts', () => {
  it.each(['reply mail', 'rep'])('if it begins with %s more than if it only holds it', (query) => {
    const [holds, begins] = ['Old reply mailbox', 'Reply mailbox old'];
    const pages = shipped(section('/a', ['API', holds]), section('/b', ['API', begins]));
    expect(urlsOf(pages, query)).toEqual(['/b', '/a']);
    const sections = shipped(
      section('/a', ['API', 'First']),
      section('/a#one', ['API', 'First', holds]),
      section('/b', ['API', 'Other']),
      section('/b#two', ['API', 'Other', begins]),
    );
    expect(urlsOf(sections, query)).toEqual(['/b#two', '/a#one']);
  });

  it('if the reader asks what it is', () => {
    const engine = shipped(
      section('/fees', ['About', 'Fees'], 'A voucher pays. A voucher ends. A voucher is kept.', ['voucher']),
      section('/voucher', ['About', 'Voucher'], 'It pays.'),
    );
    for (const query of ['What is a voucher?', 'what’s the voucher', 'voucher']) {
      expect(urlsOf(engine, query)[0]).toBe('/voucher');
    }
  });

  it('by the keywords of its own page, however they are written', () => {
    const engine = shipped(
      section('/a', ['API', 'First'], 'The ERC-20 of others.', ['other']),
      section('/a#more', ['API', 'First', 'More'], 'Of ERC-20 more.'),
      section('/b', ['API', 'Tokens'], 'Nothing.', ['fungible', 'ERC-20']),
    );
    expect(urlsOf(engine, 'erc-20')[0]).toBe('/b');
    expect(explain(engine, { ...request, query: 'erc-20' }).results[0]?.keywords).toEqual(['ERC-20']);
  });
});

describe('R-SEARCH-2: a result', () => {
  it('shows its text if its heading says only a part of what was asked', () => {
    const engine = shipped(section('/a', ['API', 'Message rent'], 'Storage is paid.'));
    expect(hitsOf(engine, 'rent storage')[0]).toMatchObject({ type: 'content' });
    expect(hitsOf(engine, 'message rent')[0]).toMatchObject({ type: 'lvl1' });
  });

  it('of a heading without a text has none', () => {
    const engine = shipped(section('/a', ['API', 'Message rent']), section('/b', ['API', 'Other'], 'Text.'));
    const [hit] = hitsOf(engine, 'message rent');
    expect(hit).toMatchObject({ content: null, type: 'lvl1' });
    expect(hit?._snippetResult).toEqual({});
  });

  it('shows as many words where each has a capital, and a sign after it', () => {
    const words = Array.from({ length: 60 }, (_, number) =>
      number === 30 ? 'Gas' : `Word${'abcdefgh'.charAt(number % 8)}`,
    );
    const engine = shipped(section('/a', ['API', 'Long'], words.map((word) => `(${word});`).join(' ')));
    const shown = hitsOf(engine, 'gas')[0]?._snippetResult.content?.value;
    expect(shown?.replaceAll(/<\/?mark>/g, '').match(/\w+/g)).toEqual(words.slice(28, 33));
  });

  it('ends in an ellipsis where words with many signs are cut', () => {
    const words = Array.from({ length: 40 }, (_, at) => `a${at}=b,c;d(e)`).join(' ');
    const engine = shipped(section('/signs', ['API', 'Signs'], `zebra ${words}`));
    const [hit] = answer(engine, { ...request, query: 'zebra', snippetWords: 40 }).hits;
    expect(hit?._snippetResult.content?.value).toMatch(/^<mark>zebra<\/mark> a0=b,c;d\(e\) .*…$/);
  });

  it('shows the first of several places that say as much', () => {
    const filler = 'Filler words. '.repeat(200);
    const engine = shipped(section('/a', ['API', 'Long'], `${filler}The first gas here. ${filler}The last gas here.`));
    expect(hitsOf(engine, 'gas')[0]?._snippetResult.content?.value).toBe('…The first <mark>gas</mark> here. Filler…');
  });

  it('beyond the last page is none, and nothing else is suggested', () => {
    const engine = shipped(section('/a', ['API', 'Gas'], 'Gas.'));
    const response = answer(engine, { ...request, query: 'gas', page: 3 });
    expect(response).toMatchObject({ hits: [], nbHits: 1 });
    expect(response.suggestions).toBeUndefined();
  });
});
