import { formLimits } from '../form-limits.ts';
import { warrantedDegrees } from './warranted-degrees.ts';

/** Degrees of WGS 84, and the metres within which the phone knew them; without them a person set the position. */
export interface MeasuredPosition {
  lati: number;
  long: number;
  accuracyM?: number | undefined;
}

/** The position as it is sent: no more digits than are known, and in whole metres how far off they may be. */
export function measuredPosition(lati: number, long: number, accuracyM: number): MeasuredPosition {
  // Some devices name no accuracy, or none that is possible: a report is never refused for it.
  if (!(accuracyM >= 0 && accuracyM < Infinity)) return { lati, long };
  const metres = Math.min(Math.max(Math.ceil(accuracyM), 1), formLimits.accuracyMetres);
  return { lati: warrantedDegrees(lati, metres), long: warrantedDegrees(long, metres), accuracyM: metres };
}
