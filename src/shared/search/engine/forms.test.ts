import { expect, it } from 'vitest';
import { formsOf } from './forms';

it.each([
  ['slashing', 'slashed'],
  ['slash', 'slashing'],
  ['nominate', 'nominator'],
  ['deploy', 'deployment'],
  ['reservation', 'reserve'],
  ['reserve', 'reservation'],
  ['verify', 'verification'],
  ['allow', 'allowance'],
  ['security', 'secured'],
  ['synchronisation', 'synchronising'],
  ['verification', 'verify'],
  ['verified', 'verify'],
  ['run', 'running'],
  ['stopped', 'stop'],
  ['secure', 'security'],
  ['randomness', 'random'],
  ['persistent', 'persistence'],
  ['sent', 'send'],
  ['lost', 'lose'],
  ['vote', 'voting'],
])('R-SEARCH-6: knows that %s may be written %s', (word, form) => {
  expect(formsOf(word)).toContain(form);
});

it.each(['validator', 'state', 'gas', 'calculate_gas'])(
  'leaves %s apart from words that only begin like it',
  (word) => {
    expect(formsOf(word)).not.toContain(word.slice(0, 5));
    expect(formsOf(word)).not.toContain(word);
  },
);

it.each([
  ['sign', 'signal'],
  ['import', 'important'],
  ['form', 'formal'],
])('leaves %s and %s apart', (word, other) => {
  expect(formsOf(word)).not.toContain(other);
  expect(formsOf(other)).not.toContain(word);
});

it('knows no other form of a name or of a short word', () => {
  expect(['calculate_gas', 'gas', 'u256'].flatMap(formsOf)).toEqual([]);
});
