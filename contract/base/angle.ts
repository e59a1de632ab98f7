/** Degrees of one direction, as they were written. */
export interface Angle {
  degrees: number;
  /** Where a letter says so. */
  axis?: 'lat' | 'lng';
  /** With a fraction, a degree sign, minutes or a direction: no count of anything else. */
  isExact: boolean;
}

const LETTER = '([NSEWnsew])?';
const NUMBER = String.raw`(\d{1,3})(?:[.,](\d{1,20}))?`;
const SHORT = String.raw`(\d{1,2})(?:[.,](\d{1,20}))?`;
/** `28`, `28.6139`, `-28,6139°`, `28°36'50.1"N`, `N 28 36.835`, `28:36:50 N`. */
const ANGLE = new RegExp(
  String.raw`^${LETTER}\s*([+-])?\s*${NUMBER}(\s*°|\s*:|\s*deg\b|\s|$|(?=[NSEWnsew]))\s*(?:${SHORT}\s*[':]?\s*(?:${SHORT}\s*"?\s*)?)?${LETTER}$`,
);

/** One latitude or longitude in degrees, with minutes and seconds or without; undefined where the text is none. */
export function angleOf(text: string): Angle | undefined {
  const match = ANGLE.exec(text);
  if (match === null) return undefined;
  const [, before, sign, whole, part, mark = '', minute, minutePart, second, secondPart, after] = match;
  const letter = (before ?? after)?.toUpperCase();
  // A direction on both sides, or beside a sign, or a fraction of what is divided again.
  if ((before && after) || (letter && sign) || (part && minute) || (minutePart && second)) return undefined;
  const minutes = decimal(minute, minutePart);
  const seconds = decimal(second, secondPart);
  if (minutes >= 60 || seconds >= 60) return undefined;
  const size = decimal(whole, part) + minutes / 60 + seconds / 3600;
  const isBehind = sign === '-' || letter === 'S' || letter === 'W';
  const axis = letter === undefined ? undefined : letter === 'N' || letter === 'S' ? 'lat' : 'lng';
  const isExact = part !== undefined || /[°d]/.test(mark) || minute !== undefined || letter !== undefined;
  // No negative zero: what is compared with 0 is it.
  return { degrees: isBehind && size > 0 ? -size : size, isExact, ...(axis && { axis }) };
}

function decimal(whole = '0', part = '0'): number {
  return Number(`${whole}.${part}`);
}
