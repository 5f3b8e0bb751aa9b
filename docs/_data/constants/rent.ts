import type { ConstantEntry } from '../types';

const RUNTIME = 'gear:vara/runtime/vara/src/lib.rs';

/** What it costs to leave something in storage. */
export const RENT = {
  waitlistCost: {
    label: 'Waitlist',
    value: 100,
    unit: 'gas',
    meaning: 'Price of a block in the waitlist',
    source: RUNTIME,
    symbol: 'WaitlistCost',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearScheduler.waitlistCost',
  },
  mailboxCost: {
    label: 'Mailbox',
    value: 100,
    unit: 'gas',
    meaning: 'Price of a block in the mailbox',
    source: RUNTIME,
    symbol: 'MailboxCost',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearScheduler.mailboxCost',
  },
  reservationCost: {
    label: 'Gas reservation',
    value: 100,
    unit: 'gas',
    meaning: 'Price of a block for which gas stays reserved',
    source: RUNTIME,
    symbol: 'ReservationCost',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearScheduler.reservationCost',
  },
  dispatchHoldCost: {
    label: 'Dispatch stash',
    value: 100,
    unit: 'gas',
    meaning: 'Price of a block for which a message is delayed',
    source: RUNTIME,
    symbol: 'DispatchHoldCost',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearScheduler.dispatchHoldCost',
  },
  reserveThreshold: {
    label: 'Reserve for the clean-up',
    value: 1,
    unit: 'blocks',
    meaning: 'Blocks that are locked in addition to each stay in storage',
    source: RUNTIME,
    symbol: 'ReserveThreshold',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gearScheduler.reserveThreshold',
  },
  mailboxThreshold: {
    label: 'Mailbox threshold',
    value: 3000,
    unit: 'gas',
    meaning: 'Least gas with which a message to a user enters the mailbox',
    source: RUNTIME,
    symbol: 'MailboxThreshold',
    changedBy: 'runtime upgrade',
    live: 'api.consts.gear.mailboxThreshold',
  },
} as const satisfies Record<string, ConstantEntry>;
