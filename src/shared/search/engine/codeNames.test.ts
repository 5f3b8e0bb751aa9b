import { expect, it } from 'vitest';
import { codeNames } from './codeNames';

const TEXT = 'Call calculateGas first.';
const of = (code: string, elsewhere = '', url = '/other') =>
  codeNames([
    { url: '/page#section', text: TEXT, code },
    { url, text: elsewhere, code: '' },
  ])[0];

it.each([
  ['names that the text does not have, each once', 'gr_reply(); gr_reply(); calculateGas();', ['gr_reply']],
  ['the parts of paths', 'await api.message.sendReply(id)', ['api', 'message', 'sendReply', 'id']],
  [
    'the words of a name that is a sentence',
    'fn a_late_answer_pays_the_whole_fee() {}',
    ['late', 'answer', 'pays', 'the', 'whole', 'fee'],
  ],
  ['no word that is a part of a name before it', 'fromSuri(SURI)', ['fromSuri']],
  ['a name of six words', 'gr_reply_to_all_of_them()', ['gr_reply_to_all_of_them']],
  ['nothing of numbers and grammar', 'let mut x = 10_000; match new {}', []],
])('R-SEARCH-6: keeps %s', (_what, code, kept) => {
  expect(of(code)).toEqual(kept);
});

it('leaves plain words to the text that explains them', () => {
  expect(of('apt install clang', 'Install what is missing.')).toEqual(['apt', 'clang']);
});

it('leaves names to the section of the page that explains them', () => {
  expect(of('gr_reply()', 'Call gr_reply.', '/page')).toEqual([]);
  expect(of('gr_reply()', 'Call gr_reply.')).toEqual(['gr_reply']);
});

it('keeps nothing where there is no code', () => {
  expect(of('')).toEqual([]);
});
