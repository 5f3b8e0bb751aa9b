import { expect, it } from 'vitest';
import { frontCode, frontDecode } from './frontCoding';

it.each([
  [['gas', 'gasless', 'gaslight', 'mailbox']],
  [['mailbox', 'mail', 'Mail', '🚀 🚁', '🚀', '"\\']],
  [['x'.repeat(300), `${'x'.repeat(299)}y`, 'a']],
  [['']],
  [[]],
])('words come back as they were: %#', (words: string[]) => {
  expect(frontDecode(JSON.parse(JSON.stringify(frontCode(words))))).toEqual(words);
});

it('says of each word only how it differs from the one before', () => {
  expect(frontCode(['gas', 'gasless', 'gaslight']).ends).toBe('gas\x7fless\x7fight');
});
