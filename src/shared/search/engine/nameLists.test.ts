import { expect, it } from 'vitest';
import { packNames, unpackNames } from './nameLists';

it('names come back to their sections, in the order of the words', () => {
  const names = [['send', 'gas'], [], ['gas'], ['wait', 'send']];
  const packed = JSON.parse(JSON.stringify(packNames(['gas', 'mailbox', 'send', 'wait'], names))) as string;
  expect(unpackNames(packed, names.length)).toEqual([[0, 2], [], [0], [2, 3]]);
});

it('sections that are far apart come back as well', () => {
  const names = Array.from({ length: 5000 }, (_, section) => (section === 4999 ? ['gas'] : []));
  expect(unpackNames(packNames(['gas'], names), names.length)[4999]).toEqual([0]);
});
