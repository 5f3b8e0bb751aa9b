import type { GearApi } from '@gear-js/api';
import { describe, expect, it } from 'vitest';

import { findVoucher, manage } from '../src/vouchers';
import { StubNode } from './support/stubNode';

const VOUCHER = `0x${'ee'.repeat(32)}` as const;
const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const SPENDER = `0x${'aa'.repeat(32)}` as const;

describe('calls that a voucher pays', () => {
  it('wraps a message', async () => {
    const api = await new StubNode().api();
    const SendMessage = api.message.send({ destination: PROGRAM, payload: '0x2a', gasLimit: 1_000, value: 0 });
    const { method } = api.voucher.call(VOUCHER, { SendMessage });

    expect(`${method.section}.${method.method}`).toBe('gearVoucher.call');
    expect(method.args.map((arg) => arg.toJSON())).toEqual([
      VOUCHER,
      { sendMessage: { destination: PROGRAM, payload: '0x2a', gasLimit: 1_000, value: 0, keepAlive: true } },
    ]);
  });

  it('refuses a call of another kind', async () => {
    const api = await new StubNode().api();
    const SendMessage = api.tx.balances.transferKeepAlive(SPENDER, 1);
    expect(() => api.voucher.call(VOUCHER, { SendMessage })).toThrow('Invalid method name');
  });

  it('declines', async () => {
    const api = await new StubNode().api();
    expect(manage.decline(api, VOUCHER).method.args[1]?.toJSON()).toEqual({ declineVoucher: null });
  });
});

describe('vouchers of a sponsor', () => {
  it('have limits that the runtime sets', async () => {
    const { voucher } = await new StubNode().api();
    expect([voucher.minDuration, voucher.maxDuration, voucher.maxProgramsAmount]).toEqual([20, 2_419_200, 32]);
  });

  it('changes only what it is told to', async () => {
    const api = await new StubNode().api();
    const { method } = manage.prolong(api, SPENDER, VOUCHER, 1_200);
    expect(method.args.slice(2).map((arg) => arg.toJSON())).toEqual([null, null, null, null, 1_200]);
  });

  it('refuses an update without a change', async () => {
    const api = await new StubNode().api();
    expect(() => api.voucher.update(SPENDER, VOUCHER, {})).toThrow('At least one of the parameters');
  });
});

it('finds the voucher that can pay, not the one that a stranger issued with nothing to spend', async () => {
  const [empty, full, over] = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(32)}`) as [string, string, string];
  const deposit = 1_000_000_000_000n;
  const balances: Record<string, bigint> = { [empty]: deposit, [full]: 2n * deposit, [over]: 9n * deposit };
  const api = {
    existentialDeposit: { toBigInt: () => deposit },
    balance: { findOut: async (id: string) => ({ toBigInt: () => balances[id] }) },
    rpc: { chain: { getHeader: async () => ({ number: { toNumber: () => 100 } }) } },
    voucher: {
      getAllForAccount: async () => ({ [empty]: { expiry: 900 }, [full]: { expiry: 102 }, [over]: { expiry: 101 } }),
    },
  } as unknown as GearApi;
  expect(await findVoucher(api, SPENDER, PROGRAM)).toBe(full);
});
