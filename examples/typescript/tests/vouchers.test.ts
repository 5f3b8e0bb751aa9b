import { GearKeyring } from '@gear-js/api';
import type { GearApi } from '@gear-js/api';
import { encodeAddress } from '@polkadot/util-crypto';
import { describe, expect, it } from 'vitest';

import {
  expiredVouchers,
  findVoucher,
  issueVoucher,
  manage,
  sendWithVoucher,
} from '../src/vouchers';
import { type Happening, including, StubChain } from './support/chain';
import { StubNode } from './support/stubNode';

const VOUCHER = `0x${'ee'.repeat(32)}` as const;
const PROGRAM = `0x${'bb'.repeat(32)}` as const;
const SPENDER = `0x${'aa'.repeat(32)}` as const;

describe('calls that a voucher pays', () => {
  it('wraps a message', async () => {
    const api = await new StubNode().api();
    const SendMessage = api.message.send({
      destination: PROGRAM,
      payload: '0x2a',
      gasLimit: 1_000,
      value: 0,
    });
    const { method } = api.voucher.call(VOUCHER, { SendMessage });

    expect(`${method.section}.${method.method}`).toBe('gearVoucher.call');
    expect(method.args.map((arg) => arg.toJSON())).toEqual([
      VOUCHER,
      {
        sendMessage: {
          destination: PROGRAM,
          payload: '0x2a',
          gasLimit: 1_000,
          value: 0,
          keepAlive: true,
        },
      },
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
    expect([voucher.minDuration, voucher.maxDuration, voucher.maxProgramsAmount]).toEqual([
      20, 2_419_200, 32,
    ]);
  });

  it('changes only what it is told to', async () => {
    const api = await new StubNode().api();
    const { method } = manage.prolong(api, SPENDER, VOUCHER, 1_200);
    expect(method.args.slice(2).map((arg) => arg.toJSON())).toEqual([
      null,
      null,
      null,
      null,
      1_200,
    ]);
  });

  it('refuses an update without a change', async () => {
    const api = await new StubNode().api();
    expect(() => api.voucher.update(SPENDER, VOUCHER, {})).toThrow(
      'At least one of the parameters',
    );
  });
});

describe('finding a voucher', () => {
  const [empty, full, over, half] = ['a1', 'b2', 'c3', 'd4'].map(
    (byte) => `0x${byte.repeat(32)}`,
  ) as [string, string, string, string];
  const deposit = 1_000_000_000_000n;
  const balances = {
    [empty]: deposit,
    [full]: 3n * deposit,
    [over]: 9n * deposit,
    [half]: 2n * deposit,
  };
  /** A client in block 100 whose spender has vouchers for one program that end in these blocks. */
  const holding = (vouchers: Record<string, { expiry: number }>) =>
    ({
      existentialDeposit: { toBigInt: () => deposit },
      balance: { findOut: async (id: string) => ({ toBigInt: () => balances[id] }) },
      rpc: { chain: { getHeader: async () => ({ number: { toNumber: () => 100 } }) } },
      voucher: {
        getAllForAccount: async (spender: string, program: string) =>
          spender === SPENDER && program === PROGRAM ? vouchers : {},
      },
    }) as unknown as GearApi;

  it('takes the one that holds most, not one that is about to end', async () => {
    const vouchers = { [full]: { expiry: 102 }, [over]: { expiry: 101 }, [half]: { expiry: 900 } };
    expect(await findVoucher(holding(vouchers), SPENDER, PROGRAM)).toBe(full);
  });

  it('takes none that a stranger issued with nothing to spend', async () => {
    expect(
      await findVoucher(holding({ [empty]: { expiry: 900 } }), SPENDER, PROGRAM),
    ).toBeUndefined();
  });
});

describe('vouchers to revoke', () => {
  const hex = (text: string) => ({ toHex: () => text });
  const number = (value: number) => ({ toNumber: () => value });
  const [due, running, empty, foreign] = ['a1', 'b2', 'c3', 'd4'].map(
    (byte) => `0x${byte.repeat(32)}`,
  ) as [string, string, string, string];
  const record = (id: string, owner: string, expiry: number) => [
    { args: [hex(SPENDER), hex(id)] },
    { unwrap: () => ({ owner: hex(owner), expiry: number(expiry) }) },
  ];

  it('are those of the sponsor that have ended and still hold something', async () => {
    const records = [
      record(due, PROGRAM, 100),
      record(running, PROGRAM, 101),
      record(empty, PROGRAM, 7),
      record(foreign, VOUCHER, 7),
    ];
    const api = {
      query: { gearVoucher: { vouchers: { entries: async () => records } } },
      balance: { findOut: async (id: string) => ({ toBigInt: () => (id === empty ? 0n : 1n) }) },
      rpc: { chain: { getHeader: async () => ({ number: number(100) }) } },
    } as unknown as GearApi;

    expect(await expiredVouchers(api, PROGRAM)).toEqual([{ spender: SPENDER, id: due }]);
  });
});

describe('vouchers on a chain', () => {
  async function start() {
    const chain = new StubChain();
    const api = await chain.api();
    return { chain, api, alice: await GearKeyring.fromSuri('//Alice') };
  }
  const ISSUED: Happening = ['gearVoucher', 'VoucherIssued', [PROGRAM, SPENDER, VOUCHER]];

  it('issues one for one program and 1,200 blocks with two VARA, and returns its id', async () => {
    const { chain, api, alice } = await start();
    const address = encodeAddress(SPENDER, 137);
    const { call, outcome } = await including(
      chain,
      () => issueVoucher(api, alice, address, PROGRAM),
      ISSUED,
    );
    expect(call).toEqual({
      name: 'gearVoucher.issue',
      args: [address, 2_000_000_000_000, [PROGRAM], false, 1_200],
    });
    expect(await outcome).toBe(VOUCHER);
  });

  it('does not make up the id of a voucher', async () => {
    const { chain, api, alice } = await start();
    const { outcome } = await including(chain, () => issueVoucher(api, alice, SPENDER, PROGRAM));
    await expect(outcome).rejects.toThrow('no event VoucherIssued');
  });

  it('pays for a message, of which the sender waits for the block', async () => {
    const { chain, api, alice } = await start();
    const message = { destination: PROGRAM, payload: '0x2a', gasLimit: 1_000 } as const;
    const { call, waited } = await including(chain, () =>
      sendWithVoucher(api, alice, VOUCHER, message),
    );
    expect([call.name, call.args[0]]).toEqual(['gearVoucher.call', VOUCHER]);
    expect(waited).toBe(true);
  });

  it('is topped up in planck, and revoked by spender and id', async () => {
    const { api } = await start();
    const spender = encodeAddress(SPENDER, 137);
    const args = ({ method }: { method: { args: { toJSON(): unknown }[] } }) =>
      method.args.map((arg) => arg.toJSON());
    expect(args(manage.topUp(api, SPENDER, VOUCHER, 5_000n)).slice(0, 4)).toEqual([
      spender,
      VOUCHER,
      null,
      5_000,
    ]);
    expect(args(manage.revoke(api, SPENDER, VOUCHER))).toEqual([spender, VOUCHER]);
  });
});
