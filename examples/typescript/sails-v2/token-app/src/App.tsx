// #region app
import { useAccount, useApi } from '@gear-js/react-hooks';

import { SignIn } from '../../react/SignIn';
import { Balance } from './Balance';
import { MintButton } from './MintButton';
import { TransferForm } from './TransferForm';

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
      <MintButton account={decodedAddress} />
    </main>
  );
}
// #endregion app
