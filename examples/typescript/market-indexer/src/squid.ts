import type { HexString } from '@gear-js/api';
import { hexToU8a } from '@polkadot/util';

import type { Announcement } from '../../src/indexer-loop';

// #region squid
const NOBODY = `0x${'00'.repeat(32)}`;

/** The arguments of the event `Gear.UserMessageSent` as SQD hands them to a processor. */
export interface UserMessageSent {
  message: { id: HexString; source: HexString; destination: HexString; payload: HexString };
}

/** What a program announced. Messages to somebody are none of it. */
export function fromSquid({ message }: UserMessageSent): Announcement | undefined {
  const { id, source, destination, payload } = message;
  return destination === NOBODY ? { id, source, payload: hexToU8a(payload) } : undefined;
}
// #endregion squid
