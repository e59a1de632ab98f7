const DIGIT = /^\p{Nd}$/u;

/** Text with the digits of every script (٤٠, ۴۰, ४०) as ASCII ones; everything else stays as it was typed. */
export function plainDigits(text: string): string {
  return Array.from(text, (character) => (DIGIT.test(character) ? String(digitValue(character)) : character)).join('');
}

/** Unicode keeps the ten digits of every script together, zero first, whole tens beside one another. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}
