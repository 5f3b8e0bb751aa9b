import { describe, expect, it } from 'vitest';
import { packTexts, textBetween, type Texts, unpackTexts } from './textTier';

const textAt = (texts: Texts, section: number) =>
  textBetween(texts, texts.starts[section] ?? 0, texts.starts[section + 1] ?? 0);

const roundTrip = (list: string[], names = list.map((): string[] => [])) => {
  const texts = unpackTexts(JSON.parse(JSON.stringify(packTexts(list, names, []))));
  return list.map((_, section) => textAt(texts, section));
};

describe('texts', () => {
  it.each([
    'Messages wait here. Message rent is not charged; rent, rent, rent.',
    'let id = msg::send_delayed(user, b"PING", 0, 20).expect("no gas");',
    '(a) {b} [c] <d> "e" \\f\\ \'g\'',
    '— first, last —',
    'Vec<u8> & 10^12 … 🙂 برنامج ünïcode',
    '__proto__ constructor 0xf281',
    'Gas is gas, GAS is Gas; (Gas) Vara.eth',
    'gas first. gas. Gas! Über: a B. éa. iPhone (Gas). (gas) Gas',
    '. Gas. gas',
    '',
  ])('come back as they were: %s', (text) => {
    expect(roundTrip(['before', text, 'after'])).toEqual(['before', text, 'after']);
  });

  it('come back with spaces for line breaks', () => {
    expect(roundTrip([' one\n  two\n\nthree '])).toEqual(['one two three']);
  });

  it('come back without control characters, which would part words of others', () => {
    expect(roundTrip(['before', 'one\u0001 Two\x7f three\0', 'after'])).toEqual(['before', 'one Two three', 'after']);
  });

  it('come back with long hexadecimal numbers cut', () => {
    expect(roundTrip(['At 0xA56A332d34B2Db33eBC41Dc0194AFd28CB20D19b.'])).toEqual(['At 0xA56A332d34….']);
  });

  it('come back with the names in their code, in the order of the alphabet', () => {
    const names = [['wait', 'Gas'], [], ['gr_wait', 'wait']];
    expect(roundTrip(['Gas to wait for', 'Nothing', ''], names)).toEqual([
      'Gas to wait for … Gas wait',
      'Nothing',
      'gr_wait wait',
    ]);
  });

  it('come back with the keywords of each page, by the words that tell something', () => {
    const keywords = [['rage quit', 'How do I Burn tokens', 'ERC-20'], [], ['gas']];
    const texts = unpackTexts(JSON.parse(JSON.stringify(packTexts(['Gas, tokens.'], [[]], keywords))));
    const words = texts.keywords.map((list) => list.map((ids) => ids.map((id) => texts.words[id]).join(' ')));
    expect(words).toEqual([['rage quit', 'burn tokens', 'ERC-20'], [], ['gas']]);
    expect(textAt(texts, 0)).toBe('Gas, tokens.');
  });

  it('come back when there are more words than characters of two bytes, and than those before the surrogates', () => {
    const text = Array.from({ length: 60_000 }, (_, number) => `w${number.toString(36)}`).join(' ');
    expect(roundTrip([text, 'w1 w2'])).toEqual([text, 'w1 w2']);
  });
});
