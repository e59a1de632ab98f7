/** Tenths are no numbers of a computer's: what is counted in hundredths is rounded to them. */
export function inHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
