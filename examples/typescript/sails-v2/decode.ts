import type { HexString } from '@gear-js/api';
import { SailsMessageHeader } from 'sails-js/parser';
import { hexToU8a } from '@polkadot/util';
import type { SailsProgram } from 'sails-js';

// #region decode
/** Says in words what a payload calls, whoever has sent it. */
export function describe(program: SailsProgram, payload: HexString): string {
  const call = program.decodeCall(payload);
  if (call.kind === 'unknown') return `Not a call of this program: ${call.reason}`;
  if (call.entry.kind !== 'command' && call.entry.kind !== 'query') return call.entry.kind;

  return `${call.entry.route}.${call.entry.fn}(${JSON.stringify(call.args)})`;
}
// #endregion decode

// #region header
/** Which entry of the interface a payload is for, without decoding its arguments. */
export function entryOf(program: SailsProgram, payload: HexString) {
  const { ok, header } = SailsMessageHeader.tryFromBytes(hexToU8a(payload));
  return ok && header ? program.resolveEntry(header) : undefined;
}
// #endregion header
