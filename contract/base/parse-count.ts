import { plainDigits } from './digits.ts';

/** Whole numbers with their thousands apart, as people write them: 1,200 · 1.200 · 1 200 · 1’200 · 1,20,000. */
const GROUPED = /^\d{1,3}([,.'’ ])(\d{2,3}\1)*\d{3}$/;

/**
 * A whole number as it was typed, in digits of any script. `NaN` for what is none; one too large to count exactly
 * comes back as the largest that can be.
 */
export function parseCount(typed: string): number {
  const text = Array.from(plainDigits(typed.trim()), plainCharacter).join('');
  const digits = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text;
  return /^\d+$/.test(digits) ? Math.min(Number(digits), Number.MAX_SAFE_INTEGER) : Number.NaN;
}

/** Every kind of gap as a space, the Arabic thousands separator as a comma; marks of direction go. */
function plainCharacter(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (/\p{Cf}/u.test(character)) return '';
  return character === '٬' ? ',' : character;
}
