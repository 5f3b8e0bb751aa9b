// #region amount
/** Reads what a user typed, such as `1.5`, as units of the token. Nothing if that is no amount. */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text.trim());
  const [, whole = '', fraction = ''] = match ?? [];
  // More digits than the token has would be lost: the user means something else.
  if (!match || fraction.length > decimals) return undefined;

  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Writes units of the token as users read them. */
export function formatAmount(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return fraction ? `${digits.slice(0, point)}.${fraction}` : digits.slice(0, point);
}
// #endregion amount
