import { expect, it } from 'vitest';
import { singular } from './singular';

it.each([
  ['vouchers', 'voucher'],
  ['Vouchers', 'voucher'],
  ['VOUCHERS', 'voucher'],
  ['mailboxes', 'mailbox'],
  ['addresses', 'address'],
  ['batches', 'batch'],
  ['proxies', 'proxy'],
  ['messages', 'message'],
  ['address', 'address'],
  ['status', 'status'],
  ['basis', 'basis'],
  ['gas', 'gas'],
  ['dies', 'die'],
  ['calculateGas', 'calculateGas'],
  ['sails-rs', 'sails-rs'],
  ['msg::sends', 'msg::sends'],
])('R-SEARCH-6: %s is found by %s', (word, expected) => {
  expect(singular(word)).toBe(expected);
});
