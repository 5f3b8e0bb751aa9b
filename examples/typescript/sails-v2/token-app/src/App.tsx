// #region app
import { useAccount, useApi } from '@gear-js/react-hooks';

import { SignIn } from '../../react/SignIn';
import { Balance } from './Balance';
import { MintButton } from './MintButton';
import { TransferForm } from './TransferForm';

const ONE_TOKEN = 1_000_000_000_000n;

export function App() {
  const { isApiReady } = useApi();
  const { account, isAccountReady } = useAccount();

  if (!isApiReady || !isAccountReady) return <p>Connecting…</p>;
  if (!account) return <SignIn />;

  const { decodedAddress } = account;
  return (
    <main key={decodedAddress}>
      <Balance account={decodedAddress} />
      <TransferForm />
      <MintButton account={decodedAddress} units={ONE_TOKEN} />
    </main>
  );
}
// #endregion app
