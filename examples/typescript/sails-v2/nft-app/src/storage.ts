// #region storage
/** Keeps files for the token's metadata, and gives each an address that depends on its content. */
export interface Storage {
  store(file: Blob): Promise<`ipfs://${string}`>;
}

/**
 * A service of your own that pins files on IPFS and answers `{ "cid": "…" }`. It holds the key, not
 * this page.
 */
export function pinningStorage(endpoint: string, send: typeof fetch = fetch): Storage {
  return {
    async store(file) {
      const response = await send(endpoint, { method: 'POST', body: file });
      if (!response.ok) throw new Error(`The file was not stored: ${response.status}`);

      const { cid } = (await response.json()) as { cid?: unknown };
      if (typeof cid !== 'string' || !/^[a-zA-Z0-9]+$/.test(cid))
        throw new Error('The answer has no address');
      return `ipfs://${cid}`;
    },
  };
}
// #endregion storage
