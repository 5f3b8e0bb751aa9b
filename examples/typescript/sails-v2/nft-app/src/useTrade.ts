// #region trade
import { usePrepareProgramTransaction, useSendProgramTransaction } from '@gear-js/react-hooks';

import { MARKETPLACE_ID, tokenOf } from './programs';
import { useCollection } from './useCollection';

/** Others may change the programs before the block: with more gas the message still ends. */
const gasLimit = { increaseGas: 10 };

/**
 * Lists and buys. Both end when the block has the message: what follows shows in the state of the
 * item.
 */
export function useTrade() {
  const { collection, market } = useCollection();
  const approve = useSendProgramTransaction({
    program: collection,
    serviceName: 'vnft',
    functionName: 'approve',
  });
  const sell = usePrepareProgramTransaction({
    program: market,
    serviceName: 'marketplace',
    functionName: 'sell',
  });
  const buy = usePrepareProgramTransaction({
    program: market,
    serviceName: 'marketplace',
    functionName: 'buy',
  });

  return {
    async list(id: bigint, price: bigint) {
      // The collection answers at once, so that this waits for its reply.
      await approve.sendTransactionAsync({ args: [MARKETPLACE_ID, id], gasLimit });
      const { transaction } = await sell.prepareTransactionAsync({
        args: [tokenOf(id), price],
        gasLimit,
      });
      // The marketplace asks the collection first: nobody waits here for that.
      await transaction.signAndSend();
    },
    async buy(id: bigint, price: bigint) {
      const { transaction } = await buy.prepareTransactionAsync({
        args: [tokenOf(id)],
        value: price,
        gasLimit,
      });
      await transaction.signAndSend();
    },
  };
}
// #endregion trade
