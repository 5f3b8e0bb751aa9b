// #region main
import { GearKeyring, decodeAddress } from '@gear-js/api';
import type { HexString } from '@gear-js/api';

import { ask } from './ask';
import { connect } from './connect';
import { decode, encode } from './payload';

const programId = process.argv[2] as HexString | undefined;
if (!programId) throw new Error('Usage: npx tsx first-message.ts PROGRAM_ID');

const api = await connect(process.env['NODE_URL']);
const account = await GearKeyring.fromSuri(process.env['SURI'] ?? '//Alice');

// What your program expects and answers: here a text, and a text.
const payload = encode('String', 'PING');

const gas = await api.program.calculateGas.handle(
  decodeAddress(account.address),
  programId,
  payload,
);
const message = api.message.send({
  destination: programId,
  payload,
  gasLimit: gas.min_limit.toBigInt(),
});
const reply = await ask(api, message, account);

if (reply.code.isSuccess) console.log('Reply:', decode('String', reply.payload));
else console.error('Failed:', reply.code.asString);

await api.disconnect();
// #endregion main
