import type { GearApi, HexString } from '@gear-js/api';
import type {
  AddressOrPair,
  SignerOptions,
  SubmittableExtrinsic,
} from '@polkadot/api/submittable/types';

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
/**
 * The hash of the final block that contains it; `waiting` while a block still can; `expired` if
 * none ever will.
 */
export type Outcome = HexString | 'waiting' | 'expired';

/** A block as the node gives it. */
interface Body {
  block: { extrinsics: HexString[] };
}

/** What has become of an extrinsic, sent or not. Throws if the node lacks a block of that time. */
export async function outcome(api: GearApi, { bytes, after, death }: Prepared): Promise<Outcome> {
  const last = await finalisedBlock(api);

  for (let number = after + 1; number <= last && number < death; number += 1) {
    const blockHash = await api.rpc.chain.getBlockHash(number);
    // Undecoded: to decode, the client needs the state of the parent, which most nodes drop after
    // 256 blocks.
    const found = await api.rpc.chain.getBlock.raw<Body | null>(blockHash);
    if (!found) throw new Error(`The node does not keep block ${number}: ask another one`);
    if (found.block.extrinsics.includes(bytes)) return blockHash.toHex();
  }
  return last + 1 < death ? 'waiting' : 'expired';
}
// #endregion outcome
