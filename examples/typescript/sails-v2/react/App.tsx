// #region app
import { useAccount, useApi } from '@gear-js/react-hooks';

import { BalanceCard } from './BalanceCard';
import { PollCard } from './PollCard';
import { SignIn } from './SignIn';

/** Waits for the node and the wallets, then for an account. */
export function App() {
  const { isApiReady } = useApi();
  const { account, isAccountReady } = useAccount();

  if (!isApiReady || !isAccountReady) return <p>Connecting…</p>;
  if (!account) return <SignIn />;

  return (
    <main key={account.decodedAddress}>
      <BalanceCard address={account.address} />
      <PollCard />
    </main>
  );
}
// #endregion app
