// #region use
import { GearApi, GearKeyring } from '@gear-js/api';
import type { HexString } from '@gear-js/api';

import { Poll } from './poll';

const api = await GearApi.create({
  providerAddress: process.env['NODE_URL'] ?? 'ws://127.0.0.1:9944',
});
const account = await GearKeyring.fromSuri(process.env['SURI'] ?? '//Alice');

const poll = new Poll(api, process.env['PROGRAM_ID'] as HexString);

const stop = await poll.voting.subscribeToVotedEvent(({ choice, votes }) => {
  console.log(`Choice ${choice} has ${votes} votes`);
});

const { response } = await poll.voting
  .vote(1)
  .withAccount(account)
  .withValue(1_000_000_000_000n)
  .signAndSend();
await response();

for (const { name, votes } of await poll.voting.results().call()) {
  console.log(`${name}: ${votes}`);
}

stop();
await api.disconnect();
// #endregion use
