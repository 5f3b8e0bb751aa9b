// #region fee
import {
  useAlert,
  useBalanceFormat,
  usePrepareProgramTransaction,
  useSendProgramTransaction,
} from '@gear-js/react-hooks';

import { useState } from 'react';

import type { Poll } from '../poll';
import { reason } from '../reason';
import { VOTE_PRICE } from './config';

/** Shows price and fee first, then sends exactly the transaction that it was calculated for. */
export function FeeButton({ poll, choice }: { poll: Poll; choice: number }) {
  const alert = useAlert();
  const { getFormattedBalance } = useBalanceFormat();
  const target = { program: poll, serviceName: 'voting', functionName: 'vote' } as const;
  const { prepareTransactionAsync } = usePrepareProgramTransaction(target);
  const { sendTransactionAsync } = useSendProgramTransaction(target);
  const [isBusy, setBusy] = useState(false);

  async function vote() {
    setBusy(true);
    try {
      const { transaction, fee } = await prepareTransactionAsync({
        args: [choice],
        value: VOTE_PRICE,
        // Votes of others may come before this one.
        gasLimit: { increaseGas: 10 },
      });
      const { value, unit } = getFormattedBalance(VOTE_PRICE + fee);
      if (!window.confirm(`Vote for ${value} ${unit} and gas?`)) return;

      await sendTransactionAsync({ transaction, awaitFinalization: true });
    } catch (failure) {
      alert.error(reason(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" disabled={isBusy} onClick={() => void vote()}>
      Vote
    </button>
  );
}
// #endregion fee
