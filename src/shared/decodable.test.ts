import { expect, it } from 'vitest';
import { decodable, decoded } from './decodable';

it.each([
  ['#gas', '#gas', '#gas'],
  ['#%D0%BF', '#%D0%BF', '#п'],
  ['#100%', '#100%25', '#100%'],
  ['#%E0%A4%A', '#%25E0%25A4%25A', '#%E0%A4%A'],
  ['/docs/%zz', '/docs/%25zz', '/docs/%zz'],
])('%s becomes %s, and is read as %s', (part, expected, read) => {
  expect(decodable(part)).toBe(expected);
  expect(decoded(part)).toBe(read);
});
