import { withoutInvisible } from './invisible.ts';

const DIGIT = /^\p{Nd}$/u;
/** Those of other scripts than ours. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/**
 * A number or code as it was typed, with the digits of every script (٤٠, ۴۰, ४०) as ASCII ones, and without what shows nothing and was
 * copied along; everything else stays.
 */
export function plainDigits(text: string): string {
  return withoutInvisible(text).replaceAll(OTHER_DIGITS, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the ten digits of every script together, zero first, whole tens beside one another. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}
