// #region failed
/** Why nothing was sent, or the extrinsic failed: an error, a text, or what the pallet said. */
export function reason(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'method' in error) return String(error.method);
  return String(error);
}
// #endregion failed
