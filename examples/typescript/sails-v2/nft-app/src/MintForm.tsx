// #region mint
import type { HexString } from '@gear-js/api';
import { useAlert, useSendProgramTransaction } from '@gear-js/react-hooks';
import { useState, type FormEvent } from 'react';

import { reason } from '../../reason';
import type { Storage } from './storage';
import { useCollection } from './useCollection';

/**
 * Stores a picture, then mints a token that names its address. For minters. Give it the account as
 * `key`, too: the user may choose another one during the upload, who would sign.
 */
export function MintForm({ account, storage }: { account: HexString; storage: Storage }) {
  const alert = useAlert();
  const { collection } = useCollection();
  const [isBusy, setBusy] = useState(false);
  const { sendTransactionAsync } = useSendProgramTransaction({
    program: collection,
    serviceName: 'token',
    functionName: 'mint',
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [name, file] = [data.get('name'), data.get('file')];
    if (typeof name !== 'string' || !(file instanceof File)) return;
    setBusy(true);
    try {
      const media = await storage.store(file);
      // As an object: the client takes a text that looks like hexadecimal for bytes.
      const metadata = { name: Object(name) as string, description: '', media, reference: '' };
      await sendTransactionAsync({ args: [account, metadata], gasLimit: { increaseGas: 10 } });
      // With the name still there, the next click would mint the same once more.
      form.reset();
      alert.success(`${name} is minted`);
    } catch (failure) {
      alert.error(reason(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <label>
        Name <input name="name" required />
      </label>
      <label>
        Picture <input name="file" type="file" accept="image/*" required />
      </label>
      <button disabled={isBusy}>Mint</button>
    </form>
  );
}
// #endregion mint
