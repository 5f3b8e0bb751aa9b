// #region balance
import { useProgramQuery } from '@gear-js/react-hooks';
import type { HexString } from '@gear-js/api';

import { formatAmount } from './amount';
import { useToken } from './useToken';

/** What an account has, and each change of it. Give it the account as `key`, too. */
export function Balance({ account }: { account: HexString }) {
  const { program, symbol, decimals, error: noToken } = useToken();
  const { data: units, error: noBalance } = useProgramQuery({
    program,
    serviceName: 'vft',
    functionName: 'balanceOf',
    args: [account],
    watch: true,
  });

  const error = noToken ?? noBalance;
  if (error) return <p role="alert">{error.message}</p>;
  if (units === undefined || decimals === undefined) return <p>Loading…</p>;
  return (
    <p>
      {formatAmount(units, decimals)} {symbol}
    </p>
  );
}
// #endregion balance
