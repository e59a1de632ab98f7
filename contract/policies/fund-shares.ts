/** Tenths of a percent in a whole. */
const TENTHS = 1000;

/**
 * The share of each amount in all of them, in percent with one decimal. They add up to 100: what rounding down leaves over goes to those of
 * which it cut off most ("largest remainder"). Amounts in paise; without any money each share is 0.
 */
export function sharesOf(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  if (whole <= 0) return amounts.map(() => 0);
  const tenths = amounts.map((amount) => Math.floor((amount * TENTHS) / whole));
  const over = TENTHS - tenths.reduce((sum, share) => sum + share, 0);
  const cutOff = (index: number) => ((amounts[index] ?? 0) * TENTHS) % whole;
  const byCutOff = amounts.map((_, index) => index).sort((one, other) => cutOff(other) - cutOff(one));
  for (const index of byCutOff.slice(0, over)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((share) => share / 10);
}
