// #region program
import type { HexString } from '@gear-js/api';

import { ExtendedVft, type Vft } from './client/token';

/** The token that this app is about. */
export const PROGRAM_ID: HexString =
  '0x0000000000000000000000000000000000000000000000000000000000000001';

/**
 * The generated client, with what `Token` inherits within reach of the hooks: they look for
 * services on the program.
 */
export class TokenProgram extends ExtendedVft {
  get vft(): Vft {
    return this.token.vft;
  }
}
// #endregion program
