import { expect, it } from 'vitest';
import { outsideAssistants } from './outsideAssistants';
import { wholeCharacters } from './wholeCharacters';

it.each([
  ['gas \uD83D', 'gas '],
  ['\uDE80gas', 'gas'],
  ['🚀 gas 🚀', '🚀 gas 🚀'],
  ['\uD83D🚀\uDE80', '🚀'],
])('R-ASSIST-2: of %j, %j can be asked elsewhere', (text, whole) => {
  expect(wholeCharacters(text)).toBe(whole);
  expect(() => outsideAssistants(wholeCharacters(text))).not.toThrow();
});
