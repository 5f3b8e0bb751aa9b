// #region balance
import { useBalance, useBalanceFormat } from '@gear-js/react-hooks';

/** Shows the free balance of an account, and each change of it. */
export function BalanceCard({ address }: { address: string }) {
  const { balance, isBalanceReady } = useBalance(address);
  const { getFormattedBalance } = useBalanceFormat();
  if (!isBalanceReady || !balance) return <p>Loading…</p>;

  const { value, unit } = getFormattedBalance(balance);
  return (
    <p>
      {value} {unit}
    </p>
  );
}
// #endregion balance
