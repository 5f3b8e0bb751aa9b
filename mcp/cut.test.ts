import { expect, it } from 'vitest';
import { cut } from './cut';

it.each([
  ['short', 0, { text: 'short', next: undefined }],
  ['exactly 10', 0, { text: 'exactly 10', next: undefined }],
  ['one\ntwo\nthree\n', 0, { text: 'one\ntwo\n', next: 8 }],
  ['one\ntwo\nthree\n', 8, { text: 'three\n', next: undefined }],
  // A line that is longer than a part is cut inside.
  ['abcdefghijklmno\n', 0, { text: 'abcdefghij', next: 10 }],
  // Not between the two halves of a sign: each would be sent as a sign that there is not.
  ['abcdefghi🦀klmno\n', 0, { text: 'abcdefghi', next: 9 }],
  ['abcdefgh🦀klmno\n', 0, { text: 'abcdefgh🦀', next: 10 }],
  // With its line end, it would hold one character too many.
  ['abcdefghij\nk\n', 0, { text: 'abcdefghij', next: 10 }],
  ['one\n', 4, { text: '', next: undefined }],
])('%j from %i', (text, offset, part) => {
  expect(cut(text, offset, 10)).toEqual(part);
});
