import type { Point } from './great-circle.ts';

type ReadPair = (text: string) => Point | undefined;

/** Members of a query in which map services put a position, the most exact first. */
const MEMBERS = ['q', 'query', 'll', 'daddr', 'destination', 'loc', 'at', 'pt', 'cp', 'center', 'sll'];

/**
 * The position in a `geo:` address or in a link of a map service (Google, Apple, OpenStreetMap, Bing, Waze, HERE and others like
 * them); undefined for any other text, and for links that only lead to a position, which nobody can read without asking their service.
 */
export function positionInLink(text: string, readPair: ReadPair): Point | undefined {
  if (/^geo:/i.test(text)) return ofGeo(text.slice(4), readPair);
  return /^https?:\/\/\S+$/i.test(text) ? ofWeb(text, readPair) : undefined;
}

/** RFC 5870, and `?q=` of Android, in which the position stands where the path says 0,0. */
function ofGeo(text: string, readPair: ReadPair): Point | undefined {
  const [path = '', query = ''] = text.split('?', 2);
  const asked = memberOf(query, 'q')?.replace(/\(.*$/, '');
  const [lat = '', lng = ''] = path.replace(/;.*$/, '').split(',');
  return (asked === undefined ? undefined : readPair(asked)) ?? readPair(`${lat}, ${lng}`);
}

function ofWeb(text: string, readPair: ReadPair): Point | undefined {
  const link = decoded(text);
  const query = text.replace(/^[^?#]*[?#]?/, '');
  // A place that was chosen, before the part of the map that was looked at.
  const chosen = /!3d(-?\d{1,2}\.\d{1,20})!4d(-?\d{1,3}\.\d{1,20})/.exec(link);
  if (chosen) return readPair(`${chosen[1]}, ${chosen[2]}`);
  const [mlat, mlon] = [memberOf(query, 'mlat'), memberOf(query, 'mlon')];
  if (mlat !== undefined && mlon !== undefined) return readPair(`${mlat}, ${mlon}`);
  for (const name of MEMBERS) {
    const value = memberOf(query, name)
      ?.replace(/^(loc|geo):/i, '')
      .replace('~', ', ');
    const point = value === undefined ? undefined : readPair(value);
    if (point) return point;
  }
  const inPath =
    /\/(?:place|search|dir\/)\/?([^/?#@]+)/.exec(link)?.[1] ?? /#map=\d{1,2}\/(-?[\d.]+\/-?[\d.]+)/.exec(link)?.[1];
  const point = inPath === undefined ? undefined : readPair(inPath.replaceAll('+', ' ').replace('/', ', '));
  const seen = /\/@(-?\d{1,2}\.\d{1,20}),(-?\d{1,3}\.\d{1,20})/.exec(link);
  return point ?? (seen ? readPair(`${seen[1]}, ${seen[2]}`) : undefined);
}

/** Of a query or fragment: what stands behind `name=`. */
function memberOf(query: string, name: string): string | undefined {
  const member = query.split(/[&#?]/).find((one) => one.toLowerCase().startsWith(`${name}=`));
  return member === undefined ? undefined : decoded(member.slice(name.length + 1).replaceAll('+', ' '));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
