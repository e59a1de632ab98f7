import { plainDigits } from './digits.ts';
import type { Point } from './great-circle.ts';
import { pointOfPlusCode, positionInLink } from './position-link.ts';

/** Links of map services are long; what is longer than this is a story. */
const MOST_CHARACTERS = 1000;

/**
 * The position that a text is, however people and their apps write it; undefined where it is words, and where it is no place on the
 * ground. Read are: decimal degrees with a point, a comma or the Arabic sign (`28.6139, 77.2090`, `28,6139; 77,2090`), degrees with
 * minutes and seconds, directions (`28.6139° N, 77.2090° E`), digits and signs of other scripts, `geo:` (RFC 5870), links of map services
 * that have the position in them, full plus codes (`7JWVJ6P5+H8`). One reader for phone and server.
 */
export function readPosition(text: string): Point | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const plain = plainPosition(text);
  const point = pointOfPlusCode(plain) ?? positionInLink(plain, pairOf) ?? pairOf(plain);
  return point && isOnGround(point) ? point : undefined;
}

/** 0, 0 is what is left where a position could not be read, and lies in the sea. */
function isOnGround({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0);
}

/** ASCII digits and one form of each sign. */
function plainPosition(text: string): string {
  return plainDigits(text)
    .replaceAll(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replaceAll(/[\u066b\uff0e]/g, '.')
    .replaceAll(/[\u060c\uff0c\u3001]/g, ',')
    .replaceAll(/[\u061b\uff1b]/g, ';')
    .replaceAll(/[\u00ba\u02da]/g, '\u00b0')
    .replaceAll(/[\u2033\u201c\u201d\u201f]|[\u2032\u2018\u2019']{2}/g, '"')
    .replaceAll(/[\u2032\u2018\u2019\u00b4`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** `Lat: 28.6139, Long: 77.2090` */
const NAMES = /\b(?:lat|latitude|lon|lng|long|longitude)\b ?[.:=]? ?/gi;

/** Two angles: latitude first, unless directions say otherwise. */
function pairOf(text: string): Point | undefined {
  const unnamed = text
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll(NAMES, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  for (const [first, second, isPlain] of halves(unnamed)) {
    const [one, other] = [angleOf(first), angleOf(second)];
    // Two whole numbers with only a space or a stroke between them are a house and a street.
    const isPair = one && other && (isPlain || (one.isExact && other.isExact));
    const point = isPair && placed(one, other);
    if (point) return point;
  }
  return undefined;
}

function placed(one: Angle, other: Angle): Point | undefined {
  if (one.axis === undefined && other.axis === undefined) return { lat: one.degrees, lng: other.degrees };
  if (one.axis === 'lat' && other.axis === 'lng') return { lat: one.degrees, lng: other.degrees };
  if (one.axis === 'lng' && other.axis === 'lat') return { lat: other.degrees, lng: one.degrees };
  return undefined;
}

/** Every way to take the text for two angles: where it is parted, and whether that part can stand for nothing else. */
function* halves(text: string): Generator<[string, string, boolean]> {
  const parted = (separator: RegExp, from = text) => from.split(separator).map((part) => part.trim());
  // A comma with a space behind it parts; one without may be a decimal comma.
  for (const separator of [/;/, /, /, /,/]) {
    const [first, second, ...more] = parted(separator);
    if (first && second && more.length === 0) yield [first, second, true];
  }
  const behindDirection = parted(/;/, text.replace(/([NSEW]) ?,? ?(?=[\d+-])/i, '$1;'));
  for (const parts of [parted(/\//), behindDirection, parted(/ (?=[NSEW] ?\d)/i), parted(/ /)]) {
    const [first, second, ...more] = parts;
    if (first && second && more.length === 0) yield [first, second, false];
  }
}

/** Degrees of one direction, as they were written. */
interface Angle {
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
function angleOf(text: string): Angle | undefined {
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
