import type { EventEntry, Grouped } from './types';

const GEAR = 'gear:vara/pallets/gear/src/lib.rs';
const VOUCHER = 'gear:vara/pallets/gear-voucher/src/lib.rs';
const ETH_BRIDGE = 'gear:vara/pallets/gear-eth-bridge/src/lib.rs';
const STAKING_REWARDS = 'gear:vara/pallets/staking-rewards/src/lib.rs';
const GRANDPA_SIGNER = 'gear:vara/pallets/grandpa-signer/src/lib.rs';

const SPENDER = { name: 'spender', type: 'AccountId', meaning: 'Account that may use the voucher' } as const;
const VOUCHER_ID = { name: 'voucher_id', type: 'VoucherId', meaning: 'Id of the voucher' } as const;
const AMOUNT = { name: 'amount', type: 'u128', unit: 'planck', meaning: 'Tokens that moved' } as const;
const SHARE = { name: 'value', type: 'Perquintill', meaning: 'New value; 10^18 is 100%' } as const;

/** Events of the pallets of the Gear repository, by pallet. */
export const EVENTS = {
  gear: {
    MessageQueued: {
      summary: 'A message of a user to a program entered the message queue.',
      fields: [
        { name: 'id', type: 'MessageId', meaning: 'Id of the message' },
        { name: 'source', type: 'AccountId', meaning: 'Sender' },
        { name: 'destination', type: 'ActorId', meaning: 'Program' },
        { name: 'entry', type: 'MessageEntry', meaning: 'Entry point that will run' },
      ],
      source: GEAR,
    },
    UserMessageSent: {
      summary: 'A message to a user was sent: a reply, a message into the mailbox, or an event of a Sails program.',
      fields: [
        {
          name: 'message',
          type: 'UserMessage',
          meaning:
            '`id`, `source`, `destination`, `payload`, `value` and, for a reply, `details` with `to` (message that it answers) and `code`. By hand: `details` is an `Option`, and `value` is not 16 bytes but a [compact number](/docs/build/gstd/codec#what-the-bytes-are)',
        },
        {
          name: 'expiration',
          type: 'Option<u32>',
          unit: 'block numbers',
          meaning:
            'Block in which the message leaves the mailbox, by the [Gear block number](/docs/about/glossary#gear-block-number); `None` if it never entered it',
        },
      ],
      source: GEAR,
    },
    UserMessageRead: {
      summary: 'A message left the mailbox, and its value went to the receiver.',
      fields: [
        { name: 'id', type: 'MessageId', meaning: 'Id of the message' },
        { name: 'reason', type: 'UserMessageReadReason', meaning: 'Why' },
      ],
      source: GEAR,
    },
    MessagesDispatched: {
      summary: 'What the message queue did in this block. It comes once a block, if anything ran.',
      fields: [
        { name: 'total', type: 'u32', meaning: 'Number of messages that left the queue' },
        {
          name: 'statuses',
          type: 'BTreeMap<MessageId, DispatchStatus>',
          meaning:
            'How each message of a user ended, if it ended in this block; one that waits is in the block in which it ends. One that is removed from the waitlist gets no status, only an error reply. Signals and [automatic replies in the name of a user](/docs/indexers#statuses-of-messages-that-nobody-sent) are listed too',
        },
        { name: 'state_changes', type: 'BTreeSet<ActorId>', meaning: 'Programs whose state changed' },
      ],
      source: GEAR,
    },
    MessageWaited: {
      summary: 'A message entered the waitlist.',
      fields: [
        { name: 'id', type: 'MessageId', meaning: 'Id of the message' },
        {
          name: 'origin',
          type: 'Option<GasNodeId>',
          meaning: 'First message of the chain that it belongs to; `None` if that is the message itself',
        },
        { name: 'reason', type: 'MessageWaitedReason', meaning: 'Why' },
        {
          name: 'expiration',
          type: 'u32',
          unit: 'block numbers',
          meaning:
            'Block in which it is woken or removed at the latest, by the [Gear block number](/docs/about/glossary#gear-block-number)',
        },
      ],
      source: GEAR,
    },
    MessageWoken: {
      summary: 'A message left the waitlist.',
      fields: [
        { name: 'id', type: 'MessageId', meaning: 'Id of the message' },
        { name: 'reason', type: 'MessageWokenReason', meaning: 'Why' },
      ],
      source: GEAR,
    },
    CodeChanged: {
      summary: 'Code was stored.',
      fields: [
        { name: 'id', type: 'CodeId', meaning: 'Id of the code' },
        { name: 'change', type: 'CodeChangeKind', meaning: 'What happened to it' },
      ],
      source: GEAR,
    },
    ProgramChanged: {
      summary: 'A program was created, became active, or ended.',
      fields: [
        { name: 'id', type: 'ActorId', meaning: 'Id of the program' },
        { name: 'change', type: 'ProgramChangeKind', meaning: 'What happened to it' },
      ],
      source: GEAR,
    },
    QueueNotProcessed: {
      summary:
        'The message queue did not run in this block, although it is switched on. Messages wait for the next one.',
      fields: [],
      source: GEAR,
    },
  },
  gearVoucher: {
    VoucherIssued: {
      summary: 'A voucher was issued.',
      fields: [{ name: 'owner', type: 'AccountId', meaning: 'Account that pays and manages it' }, SPENDER, VOUCHER_ID],
      source: VOUCHER,
    },
    VoucherRevoked: {
      summary: 'What was left on a voucher went back to its owner.',
      fields: [SPENDER, VOUCHER_ID],
      source: VOUCHER,
    },
    VoucherUpdated: {
      summary: 'A voucher was extended.',
      fields: [
        SPENDER,
        VOUCHER_ID,
        { name: 'new_owner', type: 'Option<AccountId>', meaning: 'New owner, if it has one' },
      ],
      source: VOUCHER,
    },
    VoucherDeclined: {
      summary: 'The spender ended the voucher.',
      fields: [SPENDER, VOUCHER_ID],
      source: VOUCHER,
    },
  },
  gearEthBridge: {
    AuthoritySetHashChanged: {
      summary: 'A session with newly set validators or keys began, and the hash of their GRANDPA keys was stored.',
      fields: [{ name: '0', type: 'H256', meaning: 'Blake2b-256 hash of the keys' }],
      source: ETH_BRIDGE,
    },
    BridgeInitialized: {
      summary: 'The pallet began to work; it happens once.',
      fields: [],
      source: ETH_BRIDGE,
    },
    BridgePaused: {
      summary: 'The bridge takes no messages until further notice, except from governance.',
      fields: [],
      source: ETH_BRIDGE,
    },
    BridgeUnpaused: { summary: 'The bridge takes messages again.', fields: [], source: ETH_BRIDGE },
    MessageQueued: {
      summary: 'A message to Ethereum was queued.',
      fields: [
        { name: 'message', type: 'EthMessage', meaning: '`nonce`, `source`, `destination` and `payload`' },
        { name: 'hash', type: 'H256', meaning: 'Keccak-256 hash of the message: the leaf of the Merkle tree' },
      ],
      source: ETH_BRIDGE,
    },
    QueueMerkleRootChanged: {
      summary: 'The Merkle root of the queue at the end of a block in which messages were queued.',
      fields: [
        { name: 'queue_id', type: 'u64', meaning: 'Number of the queue; each reset raises it' },
        { name: 'root', type: 'H256', meaning: 'Root that Ethereum has to learn' },
      ],
      source: ETH_BRIDGE,
    },
    QueueOverflowed: {
      summary: 'The queue is full. Until it is reset, no messages are taken except from governance.',
      fields: [],
      source: ETH_BRIDGE,
    },
    QueueReset: {
      summary:
        'The queue was emptied: in the second block of a session with newly set validators or keys, such as the first of an era, or after an overflow.',
      fields: [],
      source: ETH_BRIDGE,
    },
  },
  stakingRewards: {
    Deposited: { summary: 'Tokens were given to the pool.', fields: [AMOUNT], source: STAKING_REWARDS },
    Withdrawn: { summary: 'Root took tokens out of the pool.', fields: [AMOUNT], source: STAKING_REWARDS },
    Burned: {
      summary: 'Tokens of the pool were destroyed to offset rewards that were minted.',
      fields: [AMOUNT],
      source: STAKING_REWARDS,
    },
    Minted: {
      summary: 'The dust of a removed account, which would have been destroyed otherwise, went to the pool.',
      fields: [AMOUNT],
      source: STAKING_REWARDS,
    },
    TargetInflationChanged: { summary: 'Root set the target inflation.', fields: [SHARE], source: STAKING_REWARDS },
    IdealStakingRatioChanged: { summary: 'Root set the ideal stake.', fields: [SHARE], source: STAKING_REWARDS },
  },
  grandpaSigner: {
    RequestScheduled: {
      summary: 'Root asked the GRANDPA validators for signatures under a payload.',
      fields: [
        {
          name: 'request_id',
          type: 'u32',
          meaning: 'Number of the request; the payload is in `api.query.grandpaSigner.requests(number)`',
        },
        { name: 'set_id', type: 'u64', meaning: 'Number of the set of validators that may sign' },
      ],
      source: GRANDPA_SIGNER,
    },
    SignatureAdded: {
      summary: 'A validator signed the payload of a request.',
      fields: [
        { name: 'request_id', type: 'u32', meaning: 'Number of the request' },
        { name: 'authority', type: '[u8; 32]', meaning: 'GRANDPA key of the validator' },
        { name: 'count', type: 'u32', meaning: 'Signatures of the request so far' },
      ],
      source: GRANDPA_SIGNER,
    },
  },
} as const satisfies Grouped<EventEntry>;
