import { withoutInvisible } from './invisible.ts';

/** Twelve digits, in groups or not, of which the first is 2 to 9 and the last checks the others. */
export function isAadhaarNumber(text: string): boolean {
  const digits = aadhaarDigits(text);
  return /^[2-9]\d{11}$/.test(digits) && hasVerhoeffCheck(digits);
}

/** The digits alone: people write `2341 2341 2346`. */
export function aadhaarDigits(text: string): string {
  return withoutInvisible(text).replace(/[\s-]/g, '');
}

/** All but the last four hidden, as the issuing authority (UIDAI) itself prints it. */
export function maskedAadhaar(lastFour: string): string {
  return `XXXX XXXX ${lastFour}`;
}

export function isMaskedAadhaar(text: string): boolean {
  return /^X{8}\d{4}$/.test(aadhaarDigits(text));
}

/** The dihedral group D5: row by row, what each digit makes of another. */
const PRODUCTS = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
/** Each digit by its place, from the last on. */
const PLACES = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Verhoeff's check digit (J. Verhoeff, Error Detecting Decimal Codes, 1969): finds every single wrong digit and every two that changed places. */
function hasVerhoeffCheck(digits: string): boolean {
  const checked = Array.from(digits)
    .reverse()
    .reduce((sum, digit, place) => {
      const placed = Number(PLACES[place % PLACES.length]?.[Number(digit)]);
      return Number(PRODUCTS[sum]?.[placed]);
    }, 0);
  return checked === 0;
}
