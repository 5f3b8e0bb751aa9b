// #region fee
import {
  useAlert,
  useBalanceFormat,
  usePrepareProgramTransaction,
  useSendProgramTransaction,
} from '@gear-js/react-hooks';

import type { Poll } from '../poll';
import { VOTE_PRICE } from './config';

/** Shows price and fee first, then sends exactly the transaction that it was calculated for. */
export function FeeButton({ poll, choice }: { poll: Poll; choice: number }) {
  const alert = useAlert();
  const { getFormattedBalance } = useBalanceFormat();
  const target = { program: poll, serviceName: 'voting', functionName: 'vote' } as const;
  const { prepareTransactionAsync } = usePrepareProgramTransaction(target);
  const { sendTransactionAsync } = useSendProgramTransaction(target);

  async function vote() {
    try {
      const { transaction, fee } = await prepareTransactionAsync({ args: [choice], value: VOTE_PRICE });
      const { value, unit } = getFormattedBalance(VOTE_PRICE + fee);
      if (!window.confirm(`Vote for ${value} ${unit} and gas?`)) return;

      await sendTransactionAsync({ transaction, awaitFinalization: true });
    } catch (reason) {
      alert.error(reason instanceof Error ? reason.message : 'The vote was not sent');
    }
  }

  return (
    <button type="button" onClick={() => void vote()}>
      Vote
    </button>
  );
}
// #endregion fee
