import type { GearApi, HexString } from '@gear-js/api';
import type { u128 } from '@polkadot/types';

// #region fee
/** What a message to Ethereum costs at this moment, in planck. */
export async function transportFee(api: GearApi): Promise<bigint> {
  const fee = await api.query['gearEthBridge']?.['transportFee']?.<u128>();
  if (!fee) throw new Error('This network has no bridge');
  return fee.toBigInt();
}
// #endregion fee

// #region proof
/**
 * Proves that a message is in the queue as it was in `block`: a block at or after that of the
 * message, in the same queue, whose root Ethereum has. The node must still keep the state of that
 * block.
 */
export async function messageProof(api: GearApi, messageHash: HexString, block: number) {
  const at = await api.blocks.getBlockHash(block);
  const proof = await api.ethBridge.merkleProof(messageHash, at.toHex());
  return {
    root: proof.root.toHex(),
    totalLeaves: proof.number_of_leaves.toBigInt(),
    leafIndex: proof.leaf_index.toBigInt(),
    proof: proof.proof.map((hash) => hash.toHex()),
  };
}
// #endregion proof
