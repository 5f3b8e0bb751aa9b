// #region fraction
/**
 * Part of the stake that an equivocation costs.
 *
 * @param offenders - validators reported for the same slot (BABE) or round (GRANDPA)
 * @param validators - validators in the session
 */
export function slashFraction(offenders: number, validators: number): number {
  return Math.min(1, (3 * offenders) / validators) ** 2;
}
// #endregion fraction
