import { describe, expect, it } from 'vitest';
import { isTypo } from './isTypo';

describe('isTypo (R-SEARCH-6)', () => {
  it.each([
    // [what, typed, meant, result]
    ['a letter missing', 'mesage', 'message', 'whole'],
    ['a letter too much', 'messsage', 'message', 'whole'],
    ['another letter', 'massage', 'message', 'whole'],
    ['the first letter wrong', 'nessage', 'message', 'whole'],
    ['the last letter missing', 'messag', 'message', 'whole'],
    ['a letter too much at the end', 'messagee', 'message', 'whole'],
    ['neighbours swapped', 'mesasge', 'message', 'whole'],
    ['a typo in the beginning of a longer word', 'mesag', 'messages', 'beginning'],
    ['two changes', 'mssge', 'message', undefined],
    ['a word much shorter', 'message', 'mess', undefined],
    ['another word', 'program', 'message', undefined],
  ])('%s: %s', (_what, typed, meant, result) => {
    expect(isTypo(typed, meant)).toBe(result);
  });
});
