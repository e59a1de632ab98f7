import { plainDigits } from './digits.ts';

/** 2500 · 2,50,000 · 250,000.50 · 2500,5: a comma before one or two last digits sets the paise apart, as a point does. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:[.,](\d{1,2}))?$/;

/**
 * An amount in rupees as it was typed, in digits of any script, as whole paise up to `most`: no fraction is ever reckoned with.
 * `undefined`: nothing was typed.
 */
export function readRupees(typed: string, most: number): number | 'wrong' | 'too-much' | undefined {
  const text = Array.from(plainDigits(typed), plain)
    .join('')
    .replace(/^(₹|Rs\.?|INR)/i, '');
  if (text === '') return undefined;
  const [, whole = '', part = ''] = AMOUNT.exec(text) ?? [];
  if (whole === '') return 'wrong';
  const digits = (whole.replaceAll(',', '') + part.padEnd(2, '0')).replace(/^0+/, '');
  if (digits === '') return 'wrong';
  // Compared by their length first: a number of twenty digits is none any more.
  if (digits.length > String(most).length || Number(digits) > most) return 'too-much';
  return Number(digits);
}

/** Paise as a person would type them: "2500.50", "2500". */
export function typedRupees(paise: number | undefined): string {
  if (paise === undefined) return '';
  const digits = String(paise).padStart(3, '0');
  const [whole, part] = [digits.slice(0, -2), digits.slice(-2)];
  return part === '00' ? whole : `${whole}.${part}`;
}

/** Gaps and marks of direction go; the Arabic signs are those of everybody. */
function plain(character: string): string {
  if (/[\s\p{Cf}]/u.test(character)) return '';
  if (character === '٫') return '.';
  return character === '٬' ? ',' : character;
}
