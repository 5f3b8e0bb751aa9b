// #region filter
import { type GearApi, type HexString, PayloadFilter } from '@gear-js/api';

/** Where Sails sends events: replies can have the same header, but go to users and programs. */
const EVENTS: HexString = `0x${'00'.repeat(32)}`;

/** Waits until `api` knows the methods of its node. It asks for them when it has connected. */
async function methodsAreKnown(api: GearApi) {
  await api.rpc.rpc.methods();
  await api.chain();
}

/** Tells of each event of one kind that a Sails program sends. `header` is its 16-byte header. */
export async function followEvent(
  api: GearApi,
  program: HexString,
  header: HexString,
  onEvent: (payload: HexString) => void,
) {
  await methodsAreKnown(api);
  return api.message.subscribeUserMessageSent(
    {
      source: program,
      destination: EVENTS,
      payloadFilters: [new PayloadFilter(header)],
      finalizedOnly: true,
    },
    ({ payload }) => onEvent(payload),
  );
}
// #endregion filter

// #region records
/**
 * Tells of each block in which the record of one of the programs changed: not of writes to its
 * memory.
 */
export async function followRecords(
  api: GearApi,
  programs: HexString[],
  onChange: (block: HexString) => void,
) {
  await methodsAreKnown(api);
  return api.program.subscribeToStateChanges(programs, (block) => onChange(block));
}
// #endregion records
