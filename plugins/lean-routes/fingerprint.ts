import { createHash } from 'node:crypto';

/** Eight characters that change with a text: for the name of a file that may be kept for good. */
export const fingerprint = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
