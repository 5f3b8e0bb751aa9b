import type { HexString } from '@gear-js/api';
import type { Signer } from '@polkadot/api/types';
import type { KeyringPair } from '@polkadot/keyring/types';
import type { SailsService } from 'sails-js';

import { named } from './load';

// #region prepare
/** Shows what a vote costs before anyone signs it. */
export async function prepareVote(voting: SailsService, account: KeyringPair, price: bigint) {
  const transaction = named(
    voting.functions,
    'Vote',
  )<number>(1)
    .withAccount(account)
    .withValue(price);

  await transaction.calculateGas();
  // Ten per cent more than the calculation: the state may change until the message runs.
  const gas = (transaction.gasInfo.min_limit.toBigInt() * 11n) / 10n;
  transaction.withGas(gas);
  const fee = await transaction.transactionFee();

  return { transaction, fee, gas };
}
// #endregion prepare

// #region wallet
/** Sends with the key of a browser wallet, which asks its user. */
export function voteFromWallet(
  voting: SailsService,
  address: string,
  signer: Signer,
  price: bigint,
) {
  const transaction = named(voting.functions, 'Vote')<number>(1).withValue(price);
  // The second option lets a wallet add what a Ledger has to sign.
  return transaction.withAccount(address, { signer, withSignedTransaction: true }).signAndSend();
}
// #endregion wallet

// #region voucher
/**
 * Sends at the cost of a voucher that was issued to this account. The price is paid by the account.
 */
export function voteWithVoucher(
  voting: SailsService,
  account: KeyringPair,
  voucherId: HexString,
  price: bigint,
) {
  const transaction = named(
    voting.functions,
    'Vote',
  )<number>(1)
    .withAccount(account)
    .withValue(price);
  return transaction.withVoucher(voucherId).signAndSend();
}
// #endregion voucher
