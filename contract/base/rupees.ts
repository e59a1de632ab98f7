import { plainDigits } from './digits.ts';

const RUPEES = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,15})(?:\.(\d{1,2}))?$/i;

/**
 * Paise of an amount in rupees as people type it: `500`, `1,50,000`, `₹ 99.5`, `٥٠٠`. At most two decimals, and no arithmetic with
 * fractions. `undefined`: it is no such amount.
 */
export function readRupees(text: string): number | undefined {
  const [, rupees, paise = ''] = RUPEES.exec(plainDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').trim()) ?? [];
  if (rupees === undefined) return undefined;
  const amount = Number(rupees.replaceAll(',', '') + paise.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
