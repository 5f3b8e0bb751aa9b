import { decodeAddress } from '@gear-js/api';
import type {
  GearApi,
  HexString,
  MessageSendOptions,
  PalletGearVoucherInternalVoucherId,
  PalletGearVoucherInternalVoucherInfo,
  VoucherIssued,
} from '@gear-js/api';
import type { AddressOrPair } from '@polkadot/api/types';
import type { Option } from '@polkadot/types';
import type { AccountId32 } from '@polkadot/types/interfaces';

import { submit } from './submit';

// #region issue
const PLANCK_PER_VARA = 1_000_000_000_000n;

/**
 * Gives `spender` a voucher for one program and about an hour: one VARA to spend, one to stay on
 * it.
 */
export async function issueVoucher(
  api: GearApi,
  sponsor: AddressOrPair,
  spender: string,
  programId: HexString,
): Promise<HexString> {
  const { extrinsic } = await api.voucher.issue(
    decodeAddress(spender),
    2n * PLANCK_PER_VARA,
    1_200,
    [programId],
  );
  const { events } = await submit(api, extrinsic, sponsor);

  const issued = events.find(
    ({ event }) => event.section === 'gearVoucher' && event.method === 'VoucherIssued',
  );
  if (!issued) throw new Error('The block has no event VoucherIssued');
  return (issued.event as VoucherIssued).data.voucherId.toHex();
}
// #endregion issue

// #region use
/** Sends a message whose gas and fee the voucher pays. The spender needs no balance. */
export async function sendWithVoucher(
  api: GearApi,
  spender: AddressOrPair,
  voucherId: HexString,
  message: MessageSendOptions,
): Promise<void> {
  const SendMessage = api.message.send(message);
  await submit(api, api.voucher.call(voucherId, { SendMessage }), spender);
}
// #endregion use

// #region find
/**
 * A voucher of the spender for the program that is valid at the moment and can pay: the one that
 * holds most.
 */
export async function findVoucher(
  api: GearApi,
  spender: HexString,
  programId: HexString,
): Promise<HexString | undefined> {
  const vouchers = await api.voucher.getAllForAccount(spender, programId);
  const block = (await api.rpc.chain.getHeader()).number.toNumber();

  let best: HexString | undefined;
  // What a voucher holds of its own existential deposit pays nothing.
  let most = api.existentialDeposit.toBigInt();
  for (const [id, { expiry }] of Object.entries(vouchers) as [HexString, { expiry: number }][]) {
    // A transaction that is sent now is in the next block at the earliest.
    if (block + 1 >= expiry) continue;
    const balance = await voucherBalance(api, id);
    if (balance > most) [best, most] = [id, balance];
  }
  return best;
}

/** What is left on a voucher: its id is an account. */
export async function voucherBalance(api: GearApi, voucherId: HexString): Promise<bigint> {
  return (await api.balance.findOut(voucherId)).toBigInt();
}
// #endregion find

// #region expired
type Key = [AccountId32, PalletGearVoucherInternalVoucherId];

/**
 * The vouchers of a sponsor that can be revoked now and hold something, and for whom they are. Reads
 * all vouchers of the network.
 */
export async function expiredVouchers(
  api: GearApi,
  sponsor: HexString,
): Promise<{ spender: HexString; id: HexString }[]> {
  const block = (await api.rpc.chain.getHeader()).number.toNumber();
  const stored = api.query['gearVoucher']?.['vouchers'];
  if (!stored) throw new Error('This is not a Gear network');
  const vouchers = await stored.entries<Option<PalletGearVoucherInternalVoucherInfo>, Key>();

  const expired = [];
  for (const [key, record] of vouchers) {
    const { owner, expiry } = record.unwrap();
    if (owner.toHex() !== sponsor || expiry.toNumber() > block) continue;
    const [spender, id] = [key.args[0].toHex(), key.args[1].toHex()];
    // The record stays for good. Without this, each round would pay for all that were ever revoked.
    if ((await voucherBalance(api, id)) > 0n) expired.push({ spender, id });
  }
  return expired;
}
// #endregion expired

// #region manage
/** What sponsor and spender can do with a voucher. Each of these is an extrinsic to submit. */
export const manage = {
  topUp: (api: GearApi, spender: HexString, id: HexString, planck: bigint) =>
    api.voucher.update(spender, id, { balanceTopUp: planck }),
  prolong: (api: GearApi, spender: HexString, id: HexString, blocks: number) =>
    api.voucher.update(spender, id, { prolongDuration: blocks }),
  /** By the spender: ends the voucher. The voucher pays for this as well. */
  decline: (api: GearApi, id: HexString) => api.voucher.call(id, { DeclineVoucher: null }),
  /** By the sponsor, after the end: takes back what is left. */
  revoke: (api: GearApi, spender: HexString, id: HexString) => api.voucher.revoke(spender, id),
};
// #endregion manage
