import type { ExtrinsicEntry, Field } from '../types';

const SOURCE = 'gear:vara/pallets/gear/src/lib.rs';

const CODE: Field = { name: 'code', type: 'Vec<u8>', meaning: 'Wasm of the program' };
const SALT: Field = {
  name: 'salt',
  type: 'Vec<u8>',
  meaning: 'Bytes of your choice; the same code and salt give the same program id',
};
const INIT_PAYLOAD: Field = { name: 'init_payload', type: 'Vec<u8>', meaning: 'Payload of the first message' };
const PAYLOAD: Field = { name: 'payload', type: 'Vec<u8>', meaning: 'Payload of the message' };
const GAS_LIMIT: Field = {
  name: 'gas_limit',
  type: 'u64',
  unit: 'gas',
  meaning: 'Gas that the message may use, at most the block gas limit',
};
const VALUE: Field = { name: 'value', type: 'u128', unit: 'planck', meaning: 'Tokens that go along' };
const KEEP_ALIVE: Field = {
  name: 'keep_alive',
  type: 'bool',
  meaning: '`true` refuses the call if the account would fall below the existential deposit',
};

const MESSAGE_COSTS =
  'transaction fee, which grows with the message queue; the price of `gas_limit` and `value` are set aside, and gas that was not used comes back';
const PROGRAM_COSTS = `${MESSAGE_COSTS}; the existential deposit moves to the account of the new program`;
const SHORT_OF_FUNDS = 'gearBank.InsufficientBalance';
const SHORT_OF_DEPOSIT =
  'If only the existential deposit for the program is missing on the account, the error is `Token`, which belongs to no pallet.';

export const GEAR = {
  upload_code: {
    index: 0,
    summary: 'Stores code, so that users and programs can create programs from it.',
    params: [CODE],
    origin: 'signed',
    pays: 'transaction fee, which grows with the size of the code',
    errors: ['CodeTooLarge', 'ProgramConstructionFailed', 'CodeAlreadyExists'],
    events: ['CodeChanged'],
    js: 'api.code.upload',
    source: SOURCE,
  },
  upload_program: {
    index: 1,
    summary: 'Stores code, unless it is there already, creates a program from it and queues its first message.',
    params: [CODE, SALT, INIT_PAYLOAD, GAS_LIMIT, VALUE, KEEP_ALIVE],
    origin: 'signed',
    pays: PROGRAM_COSTS,
    errors: ['GasLimitTooHigh', 'CodeTooLarge', 'ProgramConstructionFailed', 'ProgramAlreadyExists', SHORT_OF_FUNDS],
    events: ['CodeChanged', 'ProgramChanged', 'MessageQueued'],
    js: 'api.program.upload',
    note: `A transaction that succeeds has only queued the message. Whether the program was initialised is told by \`MessagesDispatched\` and a second \`ProgramChanged\`. ${SHORT_OF_DEPOSIT}`,
    source: SOURCE,
  },
  create_program: {
    index: 2,
    summary: 'Creates a program from code that was uploaded before and queues its first message.',
    params: [
      { name: 'code_id', type: 'CodeId', meaning: 'Id of the uploaded code' },
      SALT,
      INIT_PAYLOAD,
      GAS_LIMIT,
      VALUE,
      KEEP_ALIVE,
    ],
    origin: 'signed',
    pays: PROGRAM_COSTS,
    errors: ['CodeDoesntExist', 'GasLimitTooHigh', 'ProgramAlreadyExists', SHORT_OF_FUNDS],
    events: ['ProgramChanged', 'MessageQueued'],
    js: 'api.program.create',
    note: SHORT_OF_DEPOSIT,
    source: SOURCE,
  },
  send_message: {
    index: 3,
    summary: 'Queues a message to a program, or transfers `value` to a user.',
    params: [
      { name: 'destination', type: 'ActorId', meaning: 'Program or user' },
      PAYLOAD,
      GAS_LIMIT,
      VALUE,
      KEEP_ALIVE,
    ],
    origin: 'signed',
    pays: MESSAGE_COSTS,
    errors: ['InactiveProgram', 'GasLimitTooHigh', SHORT_OF_FUNDS],
    events: ['MessageQueued', 'UserMessageSent'],
    js: 'api.message.send',
    note: 'To an id that is no program, the message is only an event: `UserMessageSent` follows, `value` is transferred at once, and no gas is set aside. A wrong program id therefore gives no error, except `Token` if the transfer fails.',
    source: SOURCE,
  },
  send_reply: {
    index: 4,
    summary: 'Replies to a message in your mailbox, takes it out and credits you with its value.',
    params: [
      { name: 'reply_to_id', type: 'MessageId', meaning: 'Id of the message in your mailbox' },
      PAYLOAD,
      GAS_LIMIT,
      VALUE,
      KEEP_ALIVE,
    ],
    origin: 'signed, by the receiver of the message',
    pays: `${MESSAGE_COSTS}; with a reply deposit of the program no gas is set aside`,
    errors: ['MessageNotFound', 'GasLimitTooHigh', 'InactiveProgram', SHORT_OF_FUNDS],
    events: ['UserMessageRead', 'MessageQueued'],
    js: 'api.message.sendReply',
    source: SOURCE,
  },
  claim_value: {
    index: 5,
    summary:
      'Takes a message out of your mailbox and credits you with its value. The program gets an automatic reply without a payload.',
    params: [{ name: 'message_id', type: 'MessageId', meaning: 'Id of the message in your mailbox' }],
    origin: 'signed, by the receiver of the message',
    pays: 'transaction fee',
    errors: ['MessageNotFound'],
    events: ['UserMessageRead'],
    js: 'api.mailbox.claimValue',
    source: SOURCE,
  },
  run: {
    index: 6,
    summary:
      'Runs the task pool and the message queue. The author of a block puts it at its end; nobody else can send it.',
    params: [
      {
        name: 'max_gas',
        type: 'Option<u64>',
        unit: 'gas',
        meaning:
          'Limit that the author sets with the flag `--max-gas`, or the node by itself when time for the block runs short',
      },
    ],
    origin: 'none: put in by the author of the block',
    pays: 'nothing',
    errors: ['MessageQueueProcessingDisabled', 'GearRunAlreadyInBlock'],
    events: [
      'MessagesDispatched',
      'UserMessageSent',
      'UserMessageRead',
      'MessageWaited',
      'MessageWoken',
      'ProgramChanged',
    ],
    source: SOURCE,
  },
  set_execute_inherent: {
    index: 7,
    summary: 'Stops or resumes the message queue.',
    params: [{ name: 'value', type: 'bool', meaning: '`false` stops it' }],
    origin: 'root',
    pays: 'nothing when governance calls it',
    errors: [],
    events: [],
    source: SOURCE,
  },
  claim_value_to_inheritor: {
    index: 8,
    summary: 'Moves what is left on programs that have exited or failed to the last of their inheritors.',
    params: [
      { name: 'program_id', type: 'ActorId', meaning: 'Program that has exited or was terminated' },
      {
        name: 'depth',
        type: 'NonZeroU32',
        meaning:
          'Most inheritors to follow; 10 is enough as a rule. If there are more, the tokens stop at one that is inactive itself: call again for that one',
      },
    ],
    origin: 'signed, by anybody',
    pays: 'transaction fee for `depth` inheritors; after success, for as many as there were',
    errors: ['ActiveProgram'],
    events: [],
    note: 'If inheritors point at each other in a circle, the call succeeds and moves nothing. The transfers are events of the pallet `balances`.',
    source: SOURCE,
  },
  exhaust_block_resources: {
    index: 255,
    summary: 'Fills a block in tests. The runtime of mainnet does not have it.',
    params: [{ name: 'fraction', type: 'Percent', meaning: 'Part of the largest transaction to fill' }],
    origin: 'root, on development and test networks',
    pays: 'nothing',
    errors: [],
    events: [],
    source: SOURCE,
  },
} as const satisfies Record<string, ExtrinsicEntry>;
