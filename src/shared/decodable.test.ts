import { expect, it } from 'vitest';
import { decodable } from './decodable';

it.each([
  ['#gas', '#gas'],
  ['#%D0%BF', '#%D0%BF'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['/docs/%zz', '/docs/%25zz'],
])('%s becomes %s', (part, expected) => {
  expect(decodable(part)).toBe(expected);
  expect(() => decodeURIComponent(decodable(part))).not.toThrow();
});
