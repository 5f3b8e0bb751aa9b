import type { GearApi, HexString, MessageWaken } from '@gear-js/api';

// #region messages
/** Tells of each message that a program sends to users. Returns the function that ends it. */
export function followMessages(
  api: GearApi,
  program: HexString,
  onMessage: (payload: HexString) => void,
) {
  return api.gearEvents.subscribeToGearEvent('UserMessageSent', ({ data: { message } }) => {
    if (message.source.eq(program)) onMessage(message.payload.toHex());
  });
}
// #endregion messages

// #region any
/** Tells of each message that leaves the waitlist, and why. */
export function followWakes(api: GearApi, onWake: (message: HexString, reason: string) => void) {
  return api.query.system.events((records) => {
    for (const { event } of records) {
      if (event.section !== 'gear' || event.method !== 'MessageWoken') continue;
      const { id, reason } = (event as MessageWaken).data;
      onWake(id.toHex(), reason.isRuntime ? reason.asRuntime.type : reason.asSystem.type);
    }
  });
}
// #endregion any
