// #region connect
import { GearApi, GearKeyring } from '@gear-js/api';
import type { HexString } from '@gear-js/api';

import { loadProgram, named } from './load';

const api = await GearApi.create({
  providerAddress: process.env['NODE_URL'] ?? 'ws://127.0.0.1:9944',
});
const account = await GearKeyring.fromSuri(process.env['SURI'] ?? '//Alice');

const program = await loadProgram('voting.idl');
program.setApi(api).setProgramId(process.env['PROGRAM_ID'] as HexString);

const voting = named(program.services, 'Voting');
// #endregion connect

// #region event
interface Voted {
  voter: HexString;
  choice: number;
  votes: number;
}

const stop = await named(voting.events, 'Voted').subscribe<Voted>(({ choice, votes }) => {
  console.log(`Choice ${choice} has ${votes} votes`);
});
// #endregion event

// #region write
const transaction = named(voting.functions, 'Vote')<number>(1);
transaction.withAccount(account).withValue(1_000_000_000_000n);
await transaction.calculateGas();

const { msgId, blockHash, response } = await transaction.signAndSend();
console.log(`Message ${msgId} is in block ${blockHash}`);
console.log(`The choice has ${await response()} votes`);
// #endregion write

// #region read
interface Choice {
  name: string;
  votes: number;
}

const results = await named(voting.queries, 'Results')<Choice[]>().call();
console.table(results);
// #endregion read

// #region read-as
const before = await named(voting.queries, 'Results')<Choice[]>()
  .withAddress(account.address)
  .withGasLimit(10_000_000_000n)
  .atBlock(blockHash)
  .call();
// #endregion read-as
console.log(before.length);

// #region stop
stop();
await api.disconnect();
// #endregion stop
