// #region transfer
import { decodeAddress, type HexString } from '@gear-js/api';
import { useAlert, useSendProgramTransaction } from '@gear-js/react-hooks';
import { useState, type FormEvent } from 'react';

import { reason } from '../../reason';
import { parseAmount } from './amount';
import { useToken } from './useToken';

/** The account behind an address in any format. Nothing if it is no address. */
function parseAccount(text: string): HexString | undefined {
  try {
    const account = decodeAddress(text.trim());
    // Hexadecimal comes back as it is, of any length. 32 bytes are 0x and 64 digits.
    return account.length === 66 ? account : undefined;
  } catch {
    return undefined;
  }
}

/** Sends tokens of the account that is logged in. */
export function TransferForm() {
  const alert = useAlert();
  const { program, decimals } = useToken();
  const [address, setAddress] = useState('');
  const [amount, setAmount] = useState('');
  // `isPending` of the hook comes a moment late: the second of two quick clicks would pay again.
  const [isBusy, setBusy] = useState(false);
  const { sendTransactionAsync } = useSendProgramTransaction({
    program,
    serviceName: 'vft',
    functionName: 'transfer',
  });

  const to = parseAccount(address);
  const units = decimals === undefined ? undefined : parseAmount(amount, decimals);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!to || !units) return;
    setBusy(true);
    try {
      // Others may change the balances before the block: with more gas the message still ends.
      await sendTransactionAsync({ args: [to, units], gasLimit: { increaseGas: 10 } });
      setAmount('');
    } catch (failure) {
      alert.error(reason(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isBusy}>
        <label>
          To <input value={address} onChange={({ target }) => setAddress(target.value)} />
        </label>
        <label>
          Amount <input value={amount} onChange={({ target }) => setAmount(target.value)} />
        </label>
        <button disabled={!to || !units}>Send</button>
      </fieldset>
    </form>
  );
}
// #endregion transfer
