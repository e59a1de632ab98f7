import { plainDigits } from '../base/digits.ts';
import { inHundredths } from '../base/hundredths.ts';
import type { AidView } from '../entities/aid-request.ts';

/** A number of twelve digits at most, with two decimals at most, or in groups as English and Hindi write them; then what it counts. */
const AMOUNT = /^\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(\.\d{1,2})?(?=\s|\p{L}|$)(.*)$/su;
/** A second number makes of both something else: "10 - 20", "2 x 50", "1 1/2". */
const NO_AMOUNT = /^\s*(?:(?:[-–—+/~×*x:.,]|to|or|a|o)\s*)?\d/iu;

interface Amount {
  value: number;
  /** What follows the number, as it is written. */
  unit: string;
}

/** The number that a quantity begins with; undefined: it says none. */
export function amountIn(quantity: string | undefined): Amount | undefined {
  const [, whole = '', decimals = '', unit = ''] = AMOUNT.exec(plainDigits(quantity ?? '')) ?? [];
  const value = Number(whole.replaceAll(',', '') + decimals);
  return value > 0 && !NO_AMOUNT.test(unit) ? { value, unit } : undefined;
}

type Need = Pick<AidView['requirements'][number], 'quantity' | 'status' | 'delivered'>;

/** How much of a line is still to come, where numbers say it. What has come is a number of the same. */
export function openAmount({ quantity, status, delivered }: Need): number | undefined {
  const all = amountIn(quantity);
  if (all === undefined || status === 'fulfilled') return undefined;
  if (status === 'pending') return all.value;
  const come = amountIn(delivered);
  if (come === undefined || !isSameUnit(come.unit, all.unit)) return undefined;
  const open = inHundredths(all.value - come.value);
  return open > 0 ? open : undefined;
}

/** "20", or "20 tins" where tins are asked for. */
function isSameUnit(come: string, asked: string): boolean {
  const unit = come.trim().toLowerCase();
  return unit === '' || unit === asked.trim().toLowerCase();
}

/** The same quantity with another number. */
export function withAmount(quantity: string | undefined, value: number): string {
  return `${inHundredths(value)}${amountIn(quantity)?.unit ?? ''}`;
}
