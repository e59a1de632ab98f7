import type { MeasuredPosition } from '../../../contract/policies/measured-position.ts';
import { warrantedDecimals } from '../../../contract/policies/warranted-degrees.ts';

/**
 * Name of the hidden control that holds a form's position, as 'lati, long', with the metres of its accuracy as a third where the phone
 * found it. What a form adds behind them is no number.
 */
export const KEPT_POSITION = 'keptPosition';

/** What the hidden control holds; `undefined` where that is nothing. */
export function keptPosition(text: string): MeasuredPosition | undefined {
  const [lati, long, accuracyM] = text.split(',').map(Number);
  if (text === '' || lati === undefined || long === undefined) return undefined;
  return { lati, long, ...(accuracyM !== undefined && accuracyM > 0 && { accuracyM }) };
}

/** 'lat, long', with no more digits than are known. */
export function positionWords({ lati, long, accuracyM }: MeasuredPosition): string {
  const decimals = warrantedDecimals(accuracyM);
  return `${lati.toFixed(decimals)}, ${long.toFixed(decimals)}`;
}

/** What the hidden control holds of it. */
export function positionToKeep(position: MeasuredPosition): string {
  const { accuracyM } = position;
  return `${positionWords(position)}${accuracyM === undefined ? '' : `, ${accuracyM}`}`;
}
