// #region sign-in
import { useAccount } from '@gear-js/react-hooks';

/** Lists the wallets of the browser, connects to one, and lets the user choose an account in it. */
export function SignIn() {
  const { wallets, isAnyWallet, login } = useAccount();
  if (!isAnyWallet) return <p>Install a wallet, then reload this page.</p>;

  return (
    <ul>
      {Object.values(wallets ?? {}).map(({ id, status, accounts, connect }) => (
        <li key={id}>
          {id}
          {status === 'injected' && (
            <button type="button" onClick={() => void connect()}>
              Connect
            </button>
          )}
          {accounts?.length === 0 && ' has no account for Vara'}
          {accounts?.map((account) => (
            <button type="button" key={account.address} onClick={() => login(account)}>
              {account.meta.name ?? account.address}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
// #endregion sign-in
