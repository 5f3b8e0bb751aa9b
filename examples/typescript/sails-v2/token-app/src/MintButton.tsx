// #region mint
import {
  useAlert,
  useProgramEvent,
  useProgramQuery,
  useSendProgramTransaction,
} from '@gear-js/react-hooks';
import type { HexString } from '@gear-js/api';
import { useState } from 'react';

import { reason } from '../../reason';
import { useToken } from './useToken';

/** Mints one token for the account that is logged in. Others do not see the button. */
export function MintButton({ account }: { account: HexString }) {
  const alert = useAlert();
  const { program, decimals } = useToken();
  const { data: mayMint } = useProgramQuery({
    program,
    serviceName: 'roles',
    functionName: 'hasRole',
    args: ['Minter', account],
    watch: true,
  });
  // `isPending` of the hook comes a moment late: the second of two quick clicks would mint again.
  const [isBusy, setBusy] = useState(false);
  const { sendTransactionAsync } = useSendProgramTransaction({
    program,
    serviceName: 'token',
    functionName: 'mint',
  });

  useProgramEvent({
    program,
    serviceName: 'token',
    functionName: 'subscribeToMintedEvent',
    onData: () => alert.info('There are more tokens now'),
  });

  async function mint() {
    if (decimals === undefined) return;
    const oneToken = 10n ** BigInt(decimals);
    setBusy(true);
    try {
      await sendTransactionAsync({ args: [account, oneToken], gasLimit: { increaseGas: 10 } });
    } catch (failure) {
      alert.error(reason(failure));
    } finally {
      setBusy(false);
    }
  }

  if (!mayMint) return null;
  return (
    <button type="button" disabled={isBusy} onClick={() => void mint()}>
      Mint
    </button>
  );
}
// #endregion mint
