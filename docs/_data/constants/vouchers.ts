import type { ConstantEntry } from '../types';

const RUNTIME = 'gear:vara/runtime/vara/src/lib.rs';

/** Limits of gas vouchers. */
export const VOUCHERS = {
  minVoucherDuration: {
    label: 'Shortest voucher',
    value: 20,
    unit: 'blocks',
    meaning: 'Least duration for which a voucher can be issued or prolonged',
    source: RUNTIME,
    symbol: 'MinVoucherDuration',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearVoucher.minDuration',
  },
  maxVoucherDuration: {
    label: 'Longest voucher',
    value: 2_419_200,
    unit: 'blocks',
    meaning: 'Most duration for which a voucher can be issued or prolonged: three months of four weeks',
    source: RUNTIME,
    symbol: 'MaxVoucherDuration',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearVoucher.maxDuration',
  },
  maxVoucherPrograms: {
    label: 'Programs of a voucher',
    value: 32,
    unit: 'count',
    noun: 'programs',
    meaning: 'Most programs on the list of a voucher',
    source: RUNTIME,
    symbol: 'MaxProgramsAmount',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearVoucher.maxProgramsAmount',
  },
} as const satisfies Record<string, ConstantEntry>;
