import { expect, it } from 'vitest';
import { telling } from './telling';

it.each([
  ['How do I issue a voucher?', ['issue', 'voucher'], []],
  ['What is the difference between the mailbox and the waitlist?', ['mailbox', 'waitlist'], []],
  ['What happens when msg::send fails?', ['msg::send', 'fails'], ['msg::send']],
  ['call api.program.pauseAll', ['api.program.pauseAll'], ['api.program.pauseAll']],
  ['calculateGas on-chain', ['calculateGas', 'on-chain'], ['calculateGas']],
  ['How do I mint on Solana?', ['mint', 'Solana'], ['Solana']],
  ['Reservations of gas last how long?', ['Reservations', 'gas', 'last'], []],
  ['Gas Reservation', ['Gas', 'Reservation'], []],
  ['How does it work?', ['work'], []],
])('%s is about %j, of which %j are names', (question, words, names) => {
  const all = telling(question);
  expect(all.map(({ text }) => text)).toEqual(words);
  expect(all.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(names);
});
