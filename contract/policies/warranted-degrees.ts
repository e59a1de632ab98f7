/** Metres of a degree of latitude; of longitude it is as much at the equator and less elsewhere. */
const DEGREE_M = 111_320;
/** About 10 cm: no phone knows better. */
const MOST_DECIMALS = 6;

/**
 * Decimals of a degree that a position is worth which is known to within so many metres: the last one counts in steps of at most half
 * of that. 9,000 m are worth two decimals, 12 m five. A position without an accuracy was set by a person, and keeps them all.
 */
export function warrantedDecimals(accuracyM: number | undefined): number {
  if (accuracyM === undefined) return MOST_DECIMALS;
  const decimals = Math.ceil(Math.log10((2 * DEGREE_M) / accuracyM));
  return Math.min(Math.max(decimals, 0), MOST_DECIMALS);
}

/** The same position without the digits that nobody knows, so that no reader takes it for an exact point. */
export function warrantedDegrees(degrees: number, accuracyM: number | undefined): number {
  return Number(degrees.toFixed(warrantedDecimals(accuracyM)));
}
