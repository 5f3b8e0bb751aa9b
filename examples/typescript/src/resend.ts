import type { GearApi, HexString } from '@gear-js/api';
import type { AddressOrPair, SignerOptions, SubmittableExtrinsic } from '@polkadot/api/submittable/types';

import { finalisedBlock } from './queries';

// #region prepare
/** A signed extrinsic, and what tells later whether it ran. Store it before you send. */
export interface Prepared {
  bytes: HexString;
  hash: HexString;
  /** The last block that was final before it was signed. */
  after: number;
  /** The first block that can no longer contain it. */
  death: number;
}

/** Signs an extrinsic, and does not send it. */
export async function prepare(
  api: GearApi,
  extrinsic: SubmittableExtrinsic<'promise'>,
  account: AddressOrPair,
  options: Partial<SignerOptions> = {},
): Promise<Prepared> {
  const after = await finalisedBlock(api);
  const signed = await extrinsic.signAsync(account, options);
  const best = await api.rpc.chain.getHeader();

  const death = signed.era.asMortalEra.death(best.number.toNumber());
  return { bytes: signed.toHex(), hash: signed.hash.toHex(), after, death };
}
// #endregion prepare

// #region outcome
/** The hash of the final block that contains it; `waiting` while a block still can; `expired` if none ever will. */
export type Outcome = HexString | 'waiting' | 'expired';

/** What has become of an extrinsic, sent or not. */
export async function outcome(api: GearApi, { hash, after, death }: Prepared): Promise<Outcome> {
  const last = await finalisedBlock(api);

  for (let number = after + 1; number <= last && number < death; number += 1) {
    const blockHash = await api.rpc.chain.getBlockHash(number);
    const { block } = await api.rpc.chain.getBlock(blockHash);
    if (block.extrinsics.some((extrinsic) => extrinsic.hash.toHex() === hash)) return blockHash.toHex();
  }
  return last + 1 < death ? 'waiting' : 'expired';
}
// #endregion outcome
