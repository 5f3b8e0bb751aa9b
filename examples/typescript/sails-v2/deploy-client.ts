import { readFile } from 'node:fs/promises';

import type { GearApi } from '@gear-js/api';
import type { KeyringPair } from '@polkadot/keyring/types';

import { Poll } from './poll';

// #region deploy
/** Creates a program; the client knows its id from then on. */
export async function deployPoll(api: GearApi, account: KeyringPair): Promise<Poll> {
  const poll = new Poll(api);
  const transaction = poll.openCtorFromCode(
    await readFile('voting.opt.wasm'),
    ['tea', 'coffee'],
    1_000_000_000_000n,
  );

  const { response } = await transaction.withAccount(account).signAndSend();
  await response();
  return poll;
}
// #endregion deploy
