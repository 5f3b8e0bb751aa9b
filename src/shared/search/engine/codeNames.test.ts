import { expect, it } from 'vitest';
import { withCodeNames } from './codeNames';

const TEXT = 'Call calculateGas first.';
const of = (code: string, elsewhere = '') =>
  withCodeNames([
    { text: TEXT, code },
    { text: elsewhere, code: '' },
  ])[0];

it.each([
  ['names that the text does not have, each once', 'gr_reply(); gr_reply(); calculateGas();', `${TEXT} … gr_reply`],
  ['the parts of paths', 'await api.message.sendReply(id)', `${TEXT} … api message sendReply id`],
  ['nothing of numbers and grammar', 'let mut x = 10_000;', TEXT],
])('R-SEARCH-6: keeps %s', (_what, code, kept) => {
  expect(of(code)).toBe(kept);
});

it('leaves plain words to the text that explains them', () => {
  expect(of('apt install clang', 'Install what is missing.')).toBe(`${TEXT} … apt clang`);
});

it('keeps the text of a section without code as it is', () => {
  expect(of('')).toBe(TEXT);
});
