import type { ConstantEntry } from '../types';

const RUNTIME = 'gear:vara/runtime/vara/src/lib.rs';
const COMMON = 'gear:vara/runtime/common/src/lib.rs';

/** What computation and transactions cost, and how much of both a block holds. */
export const FEES = {
  valuePerGas: {
    label: 'Price of gas',
    value: 100n,
    unit: 'planck',
    meaning: 'Price of one unit of gas',
    source: COMMON,
    symbol: 'VALUE_PER_GAS',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearBank.gasMultiplier.asValuePerGas',
  },
  lengthFee: {
    label: 'Length fee',
    value: 100n,
    unit: 'planck',
    meaning: 'Price of one byte of a signed transaction',
    source: RUNTIME,
    symbol: 'LengthToFee',
    changedBy: 'runtime upgrade',
    live: 'api.call.transactionPaymentApi.queryLengthToFee',
  },
  queueLengthStep: {
    label: 'Step of the fee multiplier',
    value: 1000,
    unit: 'count',
    noun: 'messages',
    meaning:
      'The multiplier of the fees of `upload_program`, `create_program`, `send_message` and `send_reply` grows by one with each such number of messages in the queue',
    source: RUNTIME,
    symbol: 'QueueLengthStep',
    changedBy: 'runtime upgrade',
  },
  operationalFeeMultiplier: {
    label: 'Multiplier of operational fees',
    value: 5,
    unit: 'count',
    meaning: 'Weight of the fee of an operational call in its priority',
    source: RUNTIME,
    symbol: 'OperationalFeeMultiplier',
    changedBy: 'runtime upgrade',
    live: 'api.consts.transactionPayment.operationalFeeMultiplier',
  },
  blockWeight: {
    label: 'Block weight',
    value: 1_000_000_000_000,
    unit: 'gas',
    meaning:
      'Computation that a block may hold: one second of the three; one unit of weight is a picosecond and one gas',
    source: RUNTIME,
    symbol: 'MAXIMUM_BLOCK_WEIGHT',
    changedBy: 'runtime upgrade',
    live: 'api.consts.system.blockWeights.maxBlock.refTime',
  },
  blockGasLimit: {
    label: 'Block gas limit',
    value: 750_000_000_000,
    unit: 'gas',
    meaning:
      'Gas that a block sets aside for tasks and messages, which get more if transactions leave it, and the largest gas limit of one message',
    source: RUNTIME,
    symbol: 'BlockGasLimit',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearGas.blockGasLimit',
  },
  blockGasShare: {
    label: 'Share of a block for messages',
    value: 75,
    unit: 'percent',
    meaning: 'Least part of the block weight that is left for tasks and messages',
    source: COMMON,
    symbol: 'GAS_LIMIT_MIN_PERCENTAGE_NUM',
    changedBy: 'runtime upgrade',
  },
  normalDispatchShare: {
    label: 'Share of a block for transactions',
    value: 25,
    unit: 'percent',
    meaning: 'Part of the block weight that normal transactions may fill',
    source: COMMON,
    symbol: 'NORMAL_DISPATCH_WEIGHT_RATIO_NUM',
    changedBy: 'runtime upgrade',
  },
  treasuryGasShare: {
    label: 'Fees and gas payments to the treasury',
    value: 100,
    unit: 'percent',
    meaning:
      'Part of transaction fees and of the price of burned gas that goes to the treasury; the rest would go to the author of the block',
    source: RUNTIME,
    symbol: 'TreasuryGasFeeShare',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearBank.treasuryGasFeeShare',
  },
  treasuryFeeShare: {
    label: 'Transaction fees to the treasury, unused',
    value: 100,
    unit: 'percent',
    meaning:
      'Meant for transaction fees alone, but not used in this release: they follow the share above. Tips go to the author of the block',
    source: RUNTIME,
    symbol: 'TreasuryTxFeeShare',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearBank.treasuryTxFeeShare',
  },
} as const satisfies Record<string, ConstantEntry>;
