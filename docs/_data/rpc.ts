import type { Field, Grouped, RpcEntry } from './types';

const GEAR = 'gear:vara/pallets/gear/rpc/src/lib.rs';

const AT: Field = {
  name: 'at',
  type: 'H256',
  optional: true,
  meaning: 'Hash of the block whose state is read; the best block if left out',
};
const PAYLOAD: Field = { name: 'payload', type: 'Bytes', meaning: 'Payload of the message, `0x` and hex' };
const VALUE: Field = {
  name: 'value',
  type: 'u128',
  unit: 'planck',
  meaning: 'Value that goes along: a decimal string, a number below 2^64, or `0x` and the bytes from the highest',
};
const PANICS: Field = {
  name: 'allow_other_panics',
  type: 'bool',
  meaning: '`false` ends with an error if another program that takes part traps; `true` counts on without it',
};
const SOURCE_ACCOUNT: Field = { name: 'source', type: 'H256', meaning: 'Public key of the account that would send' };
const PROGRAM: Field = { name: 'program_id', type: 'H256', meaning: 'Id of the program' };
const BATCH: Field = {
  name: 'batch_id_payload',
  type: 'Vec<(H256, Bytes)>',
  meaning: 'Pairs of program id and payload, at most as many as `--rpc-max-batch-size` says, by default 256',
};
const SECOND_WASM: readonly Field[] = [
  { name: 'fn_name', type: 'Bytes', meaning: 'Name of the function, as bytes' },
  { name: 'wasm', type: 'Bytes', meaning: 'The second Wasm' },
  { name: 'argument', type: 'Bytes', optional: true, meaning: 'Encoded argument of the function' },
];

const GAS_INFO = {
  type: 'GasInfo',
  meaning: 'an object:',
  fields: [
    { name: 'min_limit', type: 'u64', unit: 'gas', meaning: 'Least gas limit with which the message succeeds' },
    { name: 'reserved', type: 'u64', unit: 'gas', meaning: 'Meant for mailbox messages; in this release always 0' },
    { name: 'burned', type: 'u64', unit: 'gas', meaning: 'Gas that is used up' },
    { name: 'may_be_returned', type: 'u64', unit: 'gas', meaning: 'Not worked out in this release: always 0' },
    {
      name: 'waited',
      type: 'bool',
      meaning: 'Whether the message ends in the waitlist; then the figures cover only what ran up to there',
    },
  ],
};

const GAS_ERRORS = [
  '`8000` with `Program terminated with a trap: …`: the program refused or failed. Read the rest of the text. What is not text is cut in its middle, such as the error of a Sails method: `gear_calculateReplyForHandle` with the same payload gives all of it.',
  '`8000` with ``Extrinsic `gear.…` failed: …``: the transaction itself would fail, for instance because the program is not active. The name in it is one of [the errors of the pallet](/docs/api/extrinsics).',
  "`8000` with `Internal error: … 'Failed to get last message from the queue'`: the destination is no program, so nothing would run.",
  '`8000` with `Calculation gas limit exceeded. …`: the calculation burns more than the node allows; `--rpc-calculations-multiplier` of an own node raises that.',
];

const REPLY_PARAMS = [
  { name: 'origin', type: 'H256', meaning: 'Public key of the account that would send' },
  { name: 'destination', type: 'H256', meaning: 'Id of the program' },
  PAYLOAD,
  { name: 'gas_limit', type: 'u64', unit: 'gas', meaning: 'Gas limit of the message, at most the block gas limit' },
  VALUE,
  AT,
] as const satisfies readonly Field[];

const REPLY_ERRORS = [
  '`8000` with ``Extrinsic `gear.send_message` failed: …``: the message could not be sent at all.',
  "`8000` with `Internal error: … 'Failed to get last message from the queue'`: the destination is no program, so nothing would run.",
  "`8000` with `Queue is empty, but reply wasn't found`: the program did not reply without help from outside, for instance because it waits.",
  '`8000` with `Calculation gas limit exceeded. …`: the calculation burns more than the node allows.',
];

const STATE_ERRORS = [
  '`8000` with `Program not found`: there is no such program in that block; with `Get active program error: …`: it had exited, or its init had failed. Then pass an earlier block, on an archive node.',
  '`8000` with another text: the function trapped, does not exist, or ran out of gas.',
];

const REPLY_CODE =
  'An object, such as `{ "Success": "Manual" }` or `{ "Error": { "Execution": "UserspacePanic" } }`. The names are [those of this table](/docs/api/send-message#read-the-reply), without `is`';
const BATCH_TOO_LONG = '`8000` with `Batch size must be lower than …`: too many pairs.';
const WASM_TOO_BIG = '`8000` with `Wasm too big`: the second Wasm is over the limit for code.';

/** Methods that the Vara node adds to those of the Polkadot SDK. */
export const RPC = {
  gas: {
    gear_calculateInitUploadGas: {
      aliases: ['gear_calculateGasForUpload'],
      kind: 'call',
      summary:
        'Gas for [`upload_program`](/docs/api/extrinsics#upload_program): the upload of code and the first message.',
      params: [
        SOURCE_ACCOUNT,
        { name: 'code', type: 'Bytes', meaning: 'Wasm of the program' },
        PAYLOAD,
        VALUE,
        PANICS,
        AT,
      ],
      returns: GAS_INFO,
      errors: GAS_ERRORS,
      js: 'api.program.calculateGas.initUpload',
      source: GEAR,
    },
    gear_calculateInitCreateGas: {
      aliases: ['gear_calculateGasForCreate'],
      kind: 'call',
      summary:
        'Gas for [`create_program`](/docs/api/extrinsics#create_program): the first message of a program from uploaded code.',
      params: [
        SOURCE_ACCOUNT,
        { name: 'code_id', type: 'H256', meaning: 'Id of the uploaded code' },
        PAYLOAD,
        VALUE,
        PANICS,
        AT,
      ],
      returns: GAS_INFO,
      errors: GAS_ERRORS,
      js: 'api.program.calculateGas.initCreate',
      source: GEAR,
    },
    gear_calculateHandleGas: {
      aliases: ['gear_calculateGasForHandle'],
      kind: 'call',
      summary: 'Gas for [`send_message`](/docs/api/extrinsics#send_message).',
      params: [
        SOURCE_ACCOUNT,
        { name: 'dest', type: 'H256', meaning: 'Id of the program' },
        PAYLOAD,
        VALUE,
        PANICS,
        AT,
      ],
      returns: GAS_INFO,
      errors: GAS_ERRORS,
      js: 'api.program.calculateGas.handle',
      source: GEAR,
    },
    gear_calculateReplyGas: {
      aliases: ['gear_calculateGasForReply'],
      kind: 'call',
      summary: 'Gas for [`send_reply`](/docs/api/extrinsics#send_reply) to a message in the mailbox of the account.',
      params: [
        SOURCE_ACCOUNT,
        { name: 'message_id', type: 'H256', meaning: 'Id of the message that is replied to' },
        PAYLOAD,
        VALUE,
        PANICS,
        AT,
      ],
      returns: GAS_INFO,
      errors: GAS_ERRORS,
      js: 'api.program.calculateGas.reply',
      source: GEAR,
    },
  },
  reply: {
    gear_calculateReplyForHandle: {
      kind: 'call',
      summary:
        'The reply that a message would get, without sending it: no fee, no change of state. The account needs no balance.',
      params: REPLY_PARAMS,
      returns: {
        type: 'ReplyInfo',
        meaning: 'an object:',
        fields: [
          {
            name: 'payload',
            type: 'Bytes',
            meaning: 'Payload of the reply; if `code` is an error, what the program panicked with, or nothing',
          },
          { name: 'value', type: 'u128', unit: 'planck', meaning: 'Value that the reply carries' },
          { name: 'code', type: 'ReplyCode', meaning: REPLY_CODE },
        ],
      },
      errors: REPLY_ERRORS,
      js: 'api.message.calculateReply',
      source: GEAR,
    },
    gear_calculateReplyForHandleResult: {
      kind: 'call',
      summary:
        'The same, and the messages that it and other programs would send to users up to the reply, such as the events of a Sails program.',
      params: REPLY_PARAMS,
      returns: {
        type: 'CalculateReplyForHandleResult',
        meaning: 'an object:',
        fields: [
          { name: 'reply', type: 'ReplyInfo', meaning: 'As above, but with `code` as four bytes in hex' },
          {
            name: 'messages',
            type: 'Vec<UserMessage>',
            meaning:
              'Messages without a delay to users, in the order in which they were sent: `id` in hex, `source` and `destination` as SS58 addresses, `payload` as an array of bytes, `value`, and `details` of a reply',
          },
        ],
      },
      errors: REPLY_ERRORS,
      note: '`@gear-js/api` has no member for it yet; send the request through `api.provider.send`.',
      source: GEAR,
    },
  },
  state: {
    gear_readWasmCustomSection: {
      kind: 'call',
      summary:
        'A custom section of uploaded code. Sails programs carry their IDL in the section `sails:idl`, so that tools can fetch it with the code id alone.',
      params: [
        { name: 'code_id', type: 'H256', meaning: 'Id of the code' },
        { name: 'section_name', type: 'String', meaning: 'Name of the section' },
        AT,
      ],
      returns: { type: 'Option<Bytes>', meaning: 'bytes of the section; `null` if there is no such code or section' },
      errors: ['`8000` with `WASM custom section read error`: the code could not be read as Wasm.'],
      note: '`@gear-js/api` has no member for it yet; send the request through `api.provider.send`.',
      source: GEAR,
    },
    gear_readState: {
      kind: 'call',
      summary:
        'What the function `state` of a program returns. Programs of today answer queries instead; see [reading state](/docs/api/read-state).',
      params: [PROGRAM, PAYLOAD, AT],
      returns: { type: 'Bytes', meaning: 'the encoded state' },
      errors: STATE_ERRORS,
      js: 'api.programState.read',
      source: GEAR,
    },
    gear_readStateBatch: {
      kind: 'call',
      summary: 'The same for several programs at once.',
      params: [BATCH, AT],
      returns: { type: 'Vec<Bytes>', meaning: 'the encoded states in the order of the request' },
      errors: [...STATE_ERRORS, BATCH_TOO_LONG],
      js: 'api.programState.readBatch',
      source: GEAR,
    },
    gear_readStateUsingWasm: {
      kind: 'call',
      summary: 'Runs a function of a second Wasm over the state of a program.',
      params: [PROGRAM, PAYLOAD, ...SECOND_WASM, AT],
      returns: { type: 'Bytes', meaning: 'what the function returns' },
      errors: [...STATE_ERRORS, WASM_TOO_BIG],
      js: 'api.programState.readUsingWasm',
      source: GEAR,
    },
    gear_readStateUsingWasmBatch: {
      kind: 'call',
      summary: 'The same for several programs at once.',
      params: [BATCH, ...SECOND_WASM, AT],
      returns: { type: 'Vec<Bytes>', meaning: 'the results in the order of the request' },
      errors: [...STATE_ERRORS, WASM_TOO_BIG, BATCH_TOO_LONG],
      source: GEAR,
    },
    gear_readMetahash: {
      kind: 'call',
      summary:
        'What the function `metahash` of a program returns: the hash of metadata that nothing generates any more.',
      params: [PROGRAM, AT],
      returns: { type: 'H256', meaning: 'the hash' },
      errors: STATE_ERRORS,
      js: 'api.program.metaHash',
      source: GEAR,
    },
  },
  subscriptions: {
    gear_subscribeUserMessageSent: {
      kind: 'subscription',
      subscription: {
        unsubscribe: 'gear_unsubscribeUserMessageSent',
        notification: 'gear_subscribeUserMessageSent',
      },
      summary:
        'Messages to users as they come, filtered by the node: replies, messages into the mailbox and events of Sails programs.',
      params: [
        {
          name: 'filter',
          type: 'UserMsgFilter',
          meaning:
            'Object with `source`, `destination` (both H256), `payload_filters` (list of `{ offset, pattern }`, all of which must match; a pattern has at most 256 bytes), `from_block` (number) and `finalized_only`. Each may be left out',
        },
      ],
      returns: {
        type: 'UserMessageSentJson',
        meaning: 'an object:',
        fields: [
          { name: 'block', type: 'H256', meaning: 'Hash of the block' },
          { name: 'index', type: 'u32', meaning: 'Place of the event in the block' },
          { name: 'id', type: '[u8; 32]', meaning: 'Id of the message, as an array of numbers' },
          { name: 'source', type: '[u8; 32]', meaning: 'Program, as an array of numbers' },
          { name: 'destination', type: '[u8; 32]', meaning: 'User, as an array of numbers; zeros for a Sails event' },
          { name: 'payload', type: 'Bytes', meaning: 'Payload' },
          { name: 'value', type: 'String', unit: 'planck', meaning: 'Value, as a decimal string' },
          {
            name: 'reply',
            type: 'Object',
            optional: true,
            meaning: 'For a reply: `to` (array of numbers), `code` (four bytes in hex) and `code_description`',
          },
          {
            name: 'ack',
            type: 'bool',
            optional: true,
            meaning: '`true` in the first notification, which only confirms the subscription and holds zeros',
          },
        ],
      },
      errors: [
        '`-32603` with `Internal error` and no reason: a pattern is too long, or `from_block` and the blocks after it are more than 5,000.',
        'A client that reads too slowly is dropped without an error. Subscribe again with `from_block`.',
      ],
      js: 'api.message.subscribeUserMessageSent',
      note: 'Messages can be missed. With `finalized_only`, only the last one of the blocks that become final together is read. With `from_block`, blocks that come while the node sends the older ones are left out. The node reads events with the types that it was built with: around an upgrade of the runtime, it can leave out blocks. [What an indexer does instead](/docs/indexers#a-subscription-is-a-bell-not-a-source).',
      source: 'gear:vara/node/service/src/rpc/gear_events.rs',
    },
    gear_subscribeProgramStateChanges: {
      kind: 'subscription',
      subscription: {
        unsubscribe: 'gear_unsubscribeProgramStateChanges',
        notification: 'gear_subscribeProgramStateChanges',
      },
      summary:
        'Programs whose record in storage changed, a notification a block. Their memory is stored apart: a message that only writes there is not reported.',
      params: [
        {
          name: 'program_ids',
          type: 'Vec<H256>',
          optional: true,
          meaning:
            'Programs to watch, at most as many as `--rpc-max-batch-size` says, by default 256; all programs if left out',
        },
      ],
      returns: {
        type: 'ProgramStateChange',
        meaning: 'an object:',
        fields: [
          {
            name: 'block_hash',
            type: 'H256',
            meaning: 'Hash of the block; zero in the first notification, which only confirms the subscription',
          },
          { name: 'program_ids', type: 'Vec<H256>', meaning: 'Programs that changed in it' },
        ],
      },
      errors: ['`-32603` with `Internal error` and no reason: too many programs.'],
      js: 'api.program.subscribeToStateChanges',
      note: 'Blocks are reported as the node imports them, also those of a fork that never becomes the best chain, and nothing is taken back. Read the program at a final block before you act on a change.',
      source: GEAR,
    },
  },
  network: {
    gearBuiltin_queryId: {
      kind: 'call',
      summary: 'The actor id of a [built-in actor](/docs/build/builtinactors) by its number.',
      params: [{ name: 'builtin_id', type: 'u64', meaning: 'Number of the built-in actor' }],
      returns: { type: 'H256', meaning: 'the actor id; a number that stands for no built-in actor gets one too' },
      errors: ['`1` with `Unable to generate actor id`: the runtime could not be called.'],
      js: 'api.builtin.queryId',
      source: 'gear:vara/pallets/gear-builtin/rpc/src/lib.rs',
    },
    gearEthBridge_merkleProof: {
      kind: 'call',
      summary: 'Proof that a message to Ethereum is in the queue of the bridge.',
      params: [{ name: 'hash', type: 'H256', meaning: 'Hash of the message, from the event `MessageQueued`' }, AT],
      returns: {
        type: 'Proof',
        meaning: 'an object:',
        fields: [
          { name: 'root', type: 'H256', meaning: 'Merkle root of the queue' },
          { name: 'proof', type: 'Vec<H256>', meaning: 'Hashes on the way from the leaf to the root' },
          { name: 'number_of_leaves', type: 'u64', meaning: 'Messages in the queue' },
          { name: 'leaf_index', type: 'u64', meaning: 'Place of the message in the queue' },
          { name: 'leaf', type: 'H256', meaning: 'Hash of the message' },
        ],
      },
      errors: [
        "`8000` with `Hash wasn't found in a queue`: the queue of that block does not hold it. A queue is emptied at the latest when an era begins, so pass a block in which the message was there.",
      ],
      js: 'api.ethBridge.merkleProof',
      source: 'gear:vara/pallets/gear-eth-bridge/rpc/src/lib.rs',
    },
    stakingRewards_inflationInfo: {
      kind: 'call',
      summary: 'Yearly inflation and yearly return of stakers, worked out from the stake of the current era.',
      params: [AT],
      returns: {
        type: 'InflationInfo',
        meaning: 'an object:',
        fields: [
          { name: 'inflation', type: 'Perquintill', meaning: 'Yearly inflation as a whole number; 10^18 is 100%' },
          { name: 'roi', type: 'Perquintill', meaning: 'Yearly return of stakers in the same way' },
        ],
      },
      errors: ['`8000` with `Unable to query inflation info`: the runtime could not be called.'],
      note: '`api.inflationInfo()` of `@gear-js/api` 0.45 decodes the answer wrongly: its figures mean nothing. Send the request through `api.provider.send`.',
      source: 'gear:vara/pallets/staking-rewards/rpc/src/lib.rs',
    },
    runtime_wasmBlobVersion: {
      kind: 'call',
      summary: 'Version of the runtime in use, with the commit from which it was built.',
      params: [AT],
      returns: { type: 'String', meaning: '`x.y.z-` and the hash of the commit' },
      errors: ['`9000` with `Unable to find WASM blob version in WASM blob`: the runtime does not name its version.'],
      js: 'api.wasmBlobVersion',
      source: 'gear:vara/node/service/src/rpc/runtime_info.rs',
    },
  },
} as const satisfies Grouped<RpcEntry>;
