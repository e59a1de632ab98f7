import type { Point } from './great-circle.ts';

/** The digits of Open Location Code (github.com/google/open-location-code): no vowels, nothing that looks like another. */
const DIGITS = '23456789CFGHJMPQRVWX';
const FULL = new RegExp(`^([${DIGITS}]{8})\\+([${DIGITS}]{2,7})?$`, 'i');
/** Eleven digits tell a place of three metres; more are below any receiver. */
const PAIRS = 10;
const ROWS = 5;
const COLUMNS = 4;

/**
 * The middle of the cell that a full plus code names, such as `7JWVJ6P5+H8`; undefined for short ones, which mean something only beside
 * the name of a town.
 */
export function pointOfPlusCode(text: string): Point | undefined {
  const match = FULL.exec(text);
  if (match === null) return undefined;
  const digits = Array.from(`${match[1]}${match[2] ?? ''}`.toUpperCase(), (digit) => DIGITS.indexOf(digit));
  let [lat, lng, height, width] = [-90, -180, 400, 400];
  digits.forEach((digit, at) => {
    if (at >= PAIRS) {
      [height, width] = [height / ROWS, width / COLUMNS];
      lat += Math.floor(digit / COLUMNS) * height;
      lng += (digit % COLUMNS) * width;
    } else if (at % 2 === 0) {
      height /= DIGITS.length;
      lat += digit * height;
    } else {
      width /= DIGITS.length;
      lng += digit * width;
    }
  });
  return { lat: rounded(lat + height / 2), lng: rounded(lng + width / 2) };
}

/** A hundredth of a millimetre: what sums of fractions leave beyond it says nothing. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(10));
}
