import { expect, it } from 'vitest';
import { exactKey } from './exactKey';

it('R-SEARCH-6: takes names that differ in case, punctuation and spaces for one', () => {
  expect(['auto-reply', 'Auto reply', 'AutoReply()'].map(exactKey)).toEqual(['autoreply', 'autoreply', 'autoreply']);
  expect(exactKey('auto_reply')).toBe('autoreply');
});
