import type { ExtrinsicEntry } from '../types';

const SOURCE = 'gear:vara/pallets/gear-eth-bridge/src/lib.rs';
const GOVERNANCE = 'root, or the account of the referendum track `bridge_admin` or `bridge_pauser`';

export const ETH_BRIDGE = {
  pause: {
    index: 0,
    summary: 'Stops the bridge: no messages to Ethereum are taken, except from governance.',
    params: [],
    origin: GOVERNANCE,
    pays: 'nothing when governance calls it',
    errors: ['BridgeIsNotYetInitialized'],
    events: ['BridgePaused'],
    source: SOURCE,
  },
  unpause: {
    index: 1,
    summary: 'Lets the bridge take messages again.',
    params: [],
    origin: GOVERNANCE,
    pays: 'nothing when governance calls it',
    errors: ['BridgeIsNotYetInitialized'],
    events: ['BridgeUnpaused'],
    source: SOURCE,
  },
  send_eth_message: {
    index: 2,
    summary: 'Queues a message to a contract on Ethereum.',
    params: [
      { name: 'destination', type: 'H160', meaning: 'Address of the contract' },
      { name: 'payload', type: 'Vec<u8>', meaning: 'Bytes for the contract' },
    ],
    origin: 'signed',
    pays: 'transaction fee and the transport fee, `api.query.gearEthBridge.transportFee()`; governance pays no transport fee',
    errors: ['BridgeIsNotYetInitialized', 'BridgeIsPaused', 'BridgeCleanupRequired', 'MaxPayloadSizeExceeded'],
    events: ['MessageQueued', 'QueueMerkleRootChanged', 'QueueOverflowed'],
    js: 'api.ethBridge.tx.sendEthMessage',
    note: 'The new Merkle root comes at the end of the block. Queueing delivers nothing: somebody has to relay the message. If the account cannot pay the transport fee, the error is `Token`, which belongs to no pallet. Keep the existential deposit: the fee may take an account below it, which removes the account.',
    source: SOURCE,
  },
  set_fee: {
    index: 3,
    summary: 'Sets the transport fee.',
    params: [{ name: 'fee', type: 'u128', unit: 'planck', meaning: 'Fee of one message' }],
    origin: 'root, or the account of the referendum track `bridge_admin`',
    pays: 'nothing when governance calls it',
    errors: [],
    events: [],
    source: SOURCE,
  },
  reset_overflowed_queue: {
    index: 4,
    summary: 'Empties a full queue as soon as the block in which it became full is final.',
    params: [
      {
        name: 'encoded_finality_proof',
        type: 'Vec<u8>',
        meaning:
          'SCALE-encoded finality proof of GRANDPA for that block or a later one: the answer of `grandpa_proveFinality`',
      },
    ],
    origin: 'signed, by anybody',
    pays: 'nothing if it succeeds. The fee of 97 VARA, for a whole block of weight, must be free, and is lost if the call fails',
    errors: ['InvalidQueueReset'],
    events: ['QueueReset'],
    source: SOURCE,
  },
} as const satisfies Record<string, ExtrinsicEntry>;
