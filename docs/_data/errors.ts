import type { ErrorEntry, Grouped } from './types';

const GEAR = 'gear:vara/pallets/gear/src/lib.rs';
const VOUCHER = 'gear:vara/pallets/gear-voucher/src/lib.rs';
const BANK = 'gear:vara/pallets/gear-bank/src/lib.rs';
const ETH_BRIDGE = 'gear:vara/pallets/gear-eth-bridge/src/lib.rs';
const STAKING_REWARDS = 'gear:vara/pallets/staking-rewards/src/lib.rs';
const GRANDPA_SIGNER = 'gear:vara/pallets/grandpa-signer/src/lib.rs';

const UNUSED = { meaning: 'Left over: nothing in this release returns it', action: 'Nothing' } as const;
const UNREACHABLE = {
  meaning: 'The books of the bank do not add up; must not happen',
  action: 'Report it with the hash of the block',
} as const;

/** Errors of the pallets of the Gear repository, by pallet. */
export const ERRORS = {
  gear: {
    MessageNotFound: {
      index: 0,
      meaning: 'Your mailbox holds no such message: wrong id, another account, answered, or expired',
      action: 'Read [the mailbox](/docs/api/mailbox) of the account that signs',
      source: GEAR,
    },
    InsufficientBalance: { index: 1, ...UNUSED, source: GEAR },
    GasLimitTooHigh: {
      index: 2,
      meaning: 'The gas limit is over the block gas limit',
      action: 'Ask for less; [calculate](/docs/api/calculate-gas) what the message needs',
      source: GEAR,
    },
    ProgramAlreadyExists: {
      index: 3,
      meaning: 'The same code was used with the same salt before',
      action: 'Take another salt',
      source: GEAR,
    },
    InactiveProgram: {
      index: 4,
      meaning: 'The program has exited, or its initialisation failed',
      action: 'Create it again with another salt; look for its `ProgramChanged`',
      source: GEAR,
    },
    NoMessageTree: { index: 5, ...UNUSED, source: GEAR },
    CodeAlreadyExists: {
      index: 6,
      meaning: 'The code is on the chain already',
      action: 'Go on with its code id',
      source: GEAR,
    },
    CodeDoesntExist: {
      index: 7,
      meaning: 'No code with this id was uploaded',
      action: 'Upload it, or check the network and the id',
      source: GEAR,
    },
    CodeTooLarge: {
      index: 8,
      meaning: 'The Wasm is over the limit, as it is or with the instrumentation of the runtime',
      action: 'Upload the optimised file, `.opt.wasm`; drop dependencies',
      source: GEAR,
    },
    ProgramConstructionFailed: {
      index: 9,
      meaning: 'The Wasm is not a valid program: wrong target, forbidden imports or exports, or over a limit of code',
      action: 'Build for `wasm32v1-none` with the builder of the release, and upload its output',
      source: GEAR,
    },
    MessageQueueProcessingDisabled: {
      index: 10,
      meaning: 'Governance stopped the message queue',
      action: 'Nothing: it concerns the author of the block',
      source: GEAR,
    },
    ResumePeriodLessThanMinimal: { index: 11, ...UNUSED, source: GEAR },
    ProgramNotFound: { index: 12, ...UNUSED, source: GEAR },
    GearRunAlreadyInBlock: {
      index: 13,
      meaning: 'The block ran the message queue already',
      action: 'Nothing: it concerns the author of the block',
      source: GEAR,
    },
    ProgramRentDisabled: { index: 14, ...UNUSED, source: GEAR },
    ActiveProgram: {
      index: 15,
      meaning: 'The program neither exited nor failed, so it has no inheritor; or the id is no program',
      action: 'Check the id',
      source: GEAR,
    },
  },
  gearBank: {
    InsufficientBalance: {
      index: 0,
      meaning: 'The account cannot cover gas, value and fee, or a voucher cannot cover the gas',
      action: 'Top it up, ask for less gas, or send with `keep_alive: false`',
      source: BANK,
    },
    InsufficientGasBalance: { index: 1, ...UNREACHABLE, source: BANK },
    InsufficientValueBalance: { index: 2, ...UNREACHABLE, source: BANK },
    InsufficientBankBalance: { index: 3, ...UNREACHABLE, source: BANK },
    InsufficientDeposit: { index: 4, ...UNREACHABLE, source: BANK },
    Overflow: { index: 5, ...UNREACHABLE, source: BANK },
  },
  gearVoucher: {
    BadOrigin: {
      index: 0,
      meaning: 'The voucher belongs to another account',
      action: 'Sign as its owner',
      source: VOUCHER,
    },
    BalanceTransfer: {
      index: 1,
      meaning: 'The tokens could not be moved to or from the voucher',
      action:
        'Have the tokens. A new voucher, and one that was revoked, needs the existential deposit or more; when you issue one, keep as much on your account',
      source: VOUCHER,
    },
    InappropriateDestination: {
      index: 2,
      meaning: 'The program is not on the list of the voucher',
      action: 'Have the owner add it by `update`',
      source: VOUCHER,
    },
    InexistentVoucher: {
      index: 3,
      meaning: 'This spender has no voucher with this id',
      action: 'Check both; a voucher is stored under its spender',
      source: VOUCHER,
    },
    IrrevocableYet: {
      index: 4,
      meaning: 'The voucher is still valid',
      action: 'Wait until it expires, or have the spender decline it',
      source: VOUCHER,
    },
    MaxProgramsLimitExceeded: {
      index: 5,
      meaning: 'The list of programs is too long',
      action: 'Shorten it, or allow all programs',
      source: VOUCHER,
    },
    UnknownDestination: {
      index: 6,
      meaning: 'The message that is replied to is not in the mailbox, so its program is unknown',
      action: 'Check the id of the message',
      source: VOUCHER,
    },
    VoucherExpired: {
      index: 7,
      meaning: 'The time of the voucher is over',
      action: 'Have the owner prolong it by `update`',
      source: VOUCHER,
    },
    DurationOutOfBounds: {
      index: 8,
      meaning: 'The duration is under the least or over the most',
      action: 'Stay between `minDuration` and `maxDuration`, counted from now',
      source: VOUCHER,
    },
    CodeUploadingEnabled: {
      index: 9,
      meaning: 'An update cannot take the right to upload code away',
      action: 'Leave `code_uploading` out',
      source: VOUCHER,
    },
    CodeUploadingDisabled: {
      index: 10,
      meaning: 'The voucher does not pay for uploads of code',
      action: 'Have the owner allow it by `update`',
      source: VOUCHER,
    },
  },
  gearEthBridge: {
    BridgeCleanupRequired: {
      index: 0,
      meaning: 'The queue is full',
      action: 'Wait for the next era, or call `reset_overflowed_queue`',
      source: ETH_BRIDGE,
    },
    BridgeIsNotYetInitialized: {
      index: 1,
      meaning: 'The pallet has not begun to work: it does when validators or their keys change for the first time',
      action:
        'Wait for the next era. A development chain has none: change session keys by `session.setKeys`, wait two sessions, and have root `unpause`',
      source: ETH_BRIDGE,
    },
    BridgeIsPaused: {
      index: 2,
      meaning: 'Governance paused the bridge, or has not opened it yet: it begins paused',
      action: 'Wait for `BridgeUnpaused`',
      source: ETH_BRIDGE,
    },
    MaxPayloadSizeExceeded: {
      index: 3,
      meaning: 'The payload is too long',
      action: 'Shorten it, or send several messages',
      source: ETH_BRIDGE,
    },
    InsufficientValueApplied: { index: 4, ...UNUSED, source: ETH_BRIDGE },
    InvalidQueueReset: {
      index: 5,
      meaning: 'The queue is not full, or the proof does not cover the block in which it became full',
      action: 'Wait until that block is final and fetch the proof again',
      source: ETH_BRIDGE,
    },
  },
  stakingRewards: {
    FailureToRefillPool: {
      index: 0,
      meaning: 'The account cannot give that many tokens',
      action: 'Give less',
      source: STAKING_REWARDS,
    },
    FailureToWithdrawFromPool: {
      index: 1,
      meaning: 'The pool does not hold that many tokens',
      action: 'Take less',
      source: STAKING_REWARDS,
    },
  },
  grandpaSigner: {
    TooManyRequests: {
      index: 0,
      meaning: '256 requests are open',
      action: 'Wait until some have ended',
      source: GRANDPA_SIGNER,
    },
    RequestIdExhausted: {
      index: 1,
      meaning: 'All numbers of requests, 32 bits, are used up',
      action: 'Nothing: it takes a runtime upgrade',
      source: GRANDPA_SIGNER,
    },
    UnknownRequest: {
      index: 2,
      meaning: 'There is no such request, or it has ended and was removed',
      action: 'Check the number; read `api.query.grandpaSigner.requests`',
      source: GRANDPA_SIGNER,
    },
    RequestExpired: {
      index: 3,
      meaning: 'The request has reached its last block',
      action: 'Nothing: only a new request helps',
      source: GRANDPA_SIGNER,
    },
    AuthorityNotInSet: {
      index: 4,
      meaning: 'The key is none of the current GRANDPA validators',
      action: 'Sign with a key of `api.query.grandpa.authorities`',
      source: GRANDPA_SIGNER,
    },
    AlreadySigned: {
      index: 5,
      meaning: 'The validator has signed this request',
      action: 'Nothing',
      source: GRANDPA_SIGNER,
    },
    BadSignature: {
      index: 6,
      meaning: 'The signature does not fit key and payload',
      action: 'Sign the payload as it is, without a prefix',
      source: GRANDPA_SIGNER,
    },
    UnsupportedSet: {
      index: 7,
      meaning: 'The number is not that of the current set of validators',
      action: 'Leave `set_id` out; to sign, wait for a new request',
      source: GRANDPA_SIGNER,
    },
    PayloadTooLong: {
      index: 8,
      meaning: 'The payload is longer than 16,384 bytes',
      action: 'Let a hash of it be signed',
      source: GRANDPA_SIGNER,
    },
    MaxSignaturesReached: {
      index: 9,
      meaning: 'The request holds 256 signatures',
      action: 'Nothing',
      source: GRANDPA_SIGNER,
    },
  },
} as const satisfies Grouped<ErrorEntry>;
