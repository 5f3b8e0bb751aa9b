// #region fee
import { useBalanceFormat, usePrepareProgramTransaction, useSendProgramTransaction } from '@gear-js/react-hooks';

import type { Poll } from '../poll';

/** Shows the fee first, then sends exactly the transaction that it was calculated for. */
export function FeeButton({ poll, choice }: { poll: Poll; choice: number }) {
  const { getFormattedBalance } = useBalanceFormat();
  const target = { program: poll, serviceName: 'voting', functionName: 'vote' } as const;
  const { prepareTransactionAsync } = usePrepareProgramTransaction(target);
  const { sendTransactionAsync } = useSendProgramTransaction(target);

  async function vote() {
    const { transaction, fee } = await prepareTransactionAsync({ args: [choice] });
    const { value, unit } = getFormattedBalance(fee);
    if (!window.confirm(`Vote for a fee of ${value} ${unit}?`)) return;

    await sendTransactionAsync({ transaction, awaitFinalization: true });
  }

  return (
    <button type="button" onClick={() => void vote()}>
      Vote
    </button>
  );
}
// #endregion fee
