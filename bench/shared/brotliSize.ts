import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server sends for a text, compressed as well as Brotli can. */
export function brotliSize(text: string | Buffer): number {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;
}
