// #region imports
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { GearApi, GearKeyring, decodeAddress, generateCodeHash } from '@gear-js/api';
import type { HexString } from '@gear-js/api';
import type { SubmittableExtrinsic } from '@polkadot/api/types';
import type { KeyringPair } from '@polkadot/keyring/types';
// #endregion imports

// #region send
/**
 * Sends an extrinsic and waits until a block contains it. Throws if it failed, or if the connection
 * breaks meanwhile.
 */
async function send(
  api: GearApi,
  extrinsic: SubmittableExtrinsic<'promise'>,
  account: KeyringPair,
): Promise<void> {
  const signed = await extrinsic.signAsync(account);
  let lost = () => {};
  let unwatch = () => {};

  return new Promise<void>((resolve, reject) => {
    // The client connects again by itself, but no longer watches this extrinsic.
    lost = () => reject(new Error('The connection broke: the extrinsic may be included or not'));
    api.on('disconnected', lost);

    signed
      .send(({ events, isError, status }) => {
        if (isError) reject(new Error(`The extrinsic was not included: ${status.type}`));
        // Finality that comes while the client still reads the block takes the place of the first
        // report.
        if (!status.isInBlock && !status.isFinalized) return;
        // Success is an event, too.
        if (events.length === 0) reject(new Error('The block could not be read'));

        for (const { event } of events) {
          if (!api.events.system.ExtrinsicFailed.is(event)) continue;
          const { method, docs } = api.getExtrinsicFailedError(event);
          // No docs: an error of no pallet, such as a token error.
          const reason = docs === null ? event.data.dispatchError.toString() : `${method}. ${docs}`;
          reject(new Error(`The extrinsic failed: ${reason}`));
        }
        resolve();
      })
      .then((stop) => (unwatch = stop), reject);
  }).finally(() => {
    api.off('disconnected', lost);
    // Else the client keeps the subscription, also when the node has closed its end.
    unwatch();
  });
}
// #endregion send

// #region upload
/** Stores the code, unless the chain has it already. */
async function uploadCode(
  api: GearApi,
  account: KeyringPair,
  code: Uint8Array,
): Promise<HexString> {
  const codeId = generateCodeHash(code);
  if (await api.code.exists(codeId)) return codeId;

  const { extrinsic } = await api.code.upload(code);
  await send(api, extrinsic, account);
  return codeId;
}
// #endregion upload

// #region create
/** Creates a program of stored code and waits until its init message is processed. */
async function createProgram(
  api: GearApi,
  account: KeyringPair,
  codeId: HexString,
  initPayload: HexString,
): Promise<HexString> {
  const creator = decodeAddress(account.address);
  const gas = await api.program.calculateGas.initCreate(creator, codeId, initPayload);

  const { programId, extrinsic } = api.program.create({
    codeId,
    initPayload,
    gasLimit: gas.min_limit.toBigInt(),
    keepAlive: true,
  });
  await send(api, extrinsic, account);
  await initialised(api, programId);
  return programId;
}
// #endregion create

// #region result
const BLOCK_MS = 3_000;

/** Waits for the outcome of the init message, which may come blocks later. */
async function initialised(api: GearApi, programId: HexString): Promise<void> {
  for (;;) {
    // Throws an error named `ProgramTerminated` if the init message has failed.
    const program = await api.programStorage.getProgram(programId);
    if (program.state.isInitialized) return;
    await sleep(BLOCK_MS);
  }
}
// #endregion result

// #region main
const [path, initPayload = '0x'] = process.argv.slice(2);
if (!path) throw new Error('Usage: deploy PATH_TO_OPT_WASM [INIT_PAYLOAD_HEX]');

const api = await GearApi.create({
  providerAddress: process.env['NODE_URL'] ?? 'ws://127.0.0.1:9944',
});
const account = await GearKeyring.fromSuri(process.env['SURI'] ?? '//Alice');

const codeId = await uploadCode(api, account, await readFile(path));
const programId = await createProgram(api, account, codeId, initPayload as HexString);
console.log({ codeId, programId });

await api.disconnect();
// #endregion main
