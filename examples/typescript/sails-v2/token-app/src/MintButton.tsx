// #region mint
import {
  useAlert,
  useProgramEvent,
  useProgramQuery,
  useSendProgramTransaction,
} from '@gear-js/react-hooks';
import type { HexString } from '@gear-js/api';

import { reason } from '../../reason';
import { useToken } from './useToken';

/** Mints for the account that is logged in. Others do not see the button. */
export function MintButton({ account, units }: { account: HexString; units: bigint }) {
  const alert = useAlert();
  const { program } = useToken();
  const { data: mayMint } = useProgramQuery({
    program,
    serviceName: 'roles',
    functionName: 'hasRole',
    args: ['Minter', account],
    watch: true,
  });
  const { sendTransactionAsync, isPending } = useSendProgramTransaction({
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
    try {
      await sendTransactionAsync({ args: [account, units], gasLimit: { increaseGas: 10 } });
    } catch (failure) {
      alert.error(reason(failure));
    }
  }

  if (!mayMint) return null;
  return (
    <button type="button" disabled={isPending} onClick={() => void mint()}>
      Mint
    </button>
  );
}
// #endregion mint
