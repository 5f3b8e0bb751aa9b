import type { ExtrinsicEntry, Field } from '../types';

const SOURCE = 'gear:vara/pallets/gear-voucher/src/lib.rs';

const VOUCHER_ID: Field = { name: 'voucher_id', type: 'VoucherId', meaning: 'Id of the voucher, 32 bytes' };
const SPENDER: Field = { name: 'spender', type: 'AccountId', meaning: 'Account that may use the voucher' };
const NOT_YOURS = ['InexistentVoucher', 'BadOrigin'] as const;

export const VOUCHER = {
  issue: {
    index: 0,
    summary: 'Issues a voucher and moves tokens to it.',
    params: [
      SPENDER,
      { name: 'balance', type: 'u128', unit: 'planck', meaning: 'Tokens for fees and gas of the spender' },
      {
        name: 'programs',
        type: 'Option<BTreeSet<ActorId>>',
        meaning: 'Programs that the spender may call; `None` for all',
      },
      { name: 'code_uploading', type: 'bool', meaning: 'Whether the voucher pays for uploads of code too' },
      { name: 'duration', type: 'u32', unit: 'blocks', meaning: 'How long it is valid; it ends a block later' },
    ],
    origin: 'signed; the sender owns the voucher',
    pays: 'transaction fee and `balance`',
    errors: ['DurationOutOfBounds', 'MaxProgramsLimitExceeded', 'BalanceTransfer'],
    events: ['VoucherIssued'],
    js: 'api.voucher.issue',
    source: SOURCE,
  },
  call: {
    index: 1,
    summary: 'Makes one of the prepaid calls at the cost of the voucher.',
    params: [
      VOUCHER_ID,
      {
        name: 'call',
        type: 'PrepaidCall',
        meaning:
          '`SendMessage`, `SendReply` or `UploadCode` with the parameters of the call in the pallet `gear`, or `DeclineVoucher`',
      },
    ],
    origin: 'signed, by the spender',
    pays: 'the voucher pays fee and gas; `value` always comes from the spender',
    errors: [
      'InexistentVoucher',
      'VoucherExpired',
      'UnknownDestination',
      'InappropriateDestination',
      'CodeUploadingDisabled',
    ],
    events: [
      'gear.MessageQueued',
      'gear.UserMessageSent',
      'gear.UserMessageRead',
      'gear.CodeChanged',
      'VoucherDeclined',
    ],
    js: 'api.voucher.call',
    note: 'Errors of the call that is paid for come through as well. If the voucher cannot be used, the spender pays the fee of the failed transaction.',
    source: SOURCE,
  },
  revoke: {
    index: 2,
    summary: 'Sends what is left on an expired voucher back to its owner.',
    params: [SPENDER, VOUCHER_ID],
    origin: 'signed, by the owner',
    pays: 'transaction fee',
    errors: [...NOT_YOURS, 'IrrevocableYet', 'BalanceTransfer'],
    events: ['VoucherRevoked'],
    js: 'api.voucher.revoke',
    note: 'A voucher that is empty already gives no event.',
    source: SOURCE,
  },
  update: {
    index: 3,
    summary: 'Extends a voucher. Nothing can be taken away from the spender.',
    params: [
      SPENDER,
      VOUCHER_ID,
      { name: 'move_ownership', type: 'Option<AccountId>', meaning: 'New owner' },
      { name: 'balance_top_up', type: 'Option<u128>', unit: 'planck', meaning: 'Tokens to add' },
      {
        name: 'append_programs',
        type: 'Option<Option<BTreeSet<ActorId>>>',
        meaning: 'Programs to add; `Some(None)` allows all',
      },
      { name: 'code_uploading', type: 'Option<bool>', meaning: '`true` allows uploads of code' },
      {
        name: 'prolong_duration',
        type: 'Option<u32>',
        unit: 'blocks',
        meaning: 'Time to add; an expired voucher runs from now on',
      },
    ],
    origin: 'signed, by the owner',
    pays: 'transaction fee and `balance_top_up`',
    errors: [
      ...NOT_YOURS,
      'BalanceTransfer',
      'MaxProgramsLimitExceeded',
      'CodeUploadingEnabled',
      'DurationOutOfBounds',
    ],
    events: ['VoucherUpdated'],
    js: 'api.voucher.update',
    note: 'An update that changes nothing succeeds without an event.',
    source: SOURCE,
  },
  decline: {
    index: 4,
    summary: 'Ends a voucher at once, so that its owner can revoke it.',
    params: [VOUCHER_ID],
    origin: 'signed, by the spender',
    pays: 'transaction fee; through `call` with `DeclineVoucher` the voucher pays it',
    errors: ['InexistentVoucher', 'VoucherExpired'],
    events: ['VoucherDeclined'],
    js: 'api.voucher.decline',
    source: SOURCE,
  },
} as const satisfies Record<string, ExtrinsicEntry>;
