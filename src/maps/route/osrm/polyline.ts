import type { MapPoint } from '../../place.ts';

/** Steps of a degree: precision 5. */
const PRECISION = 1e5;
/** Six characters of five bits hold twice 180° and the sign; what is longer is no coordinate. */
const MOST_CHARACTERS = 6;
const FIRST_CHARACTER = 63;
const GOES_ON = 0x20;

/**
 * Points of an encoded polyline, by Google's "Encoded Polyline Algorithm Format": each coordinate is the difference to the one before in
 * 1/100,000 of a degree, its sign in the lowest bit, in characters of five bits from the lowest on. `undefined` where the text is cut
 * off or is something else.
 */
export function decodePolyline(encoded: string): MapPoint[] | undefined {
  const points: MapPoint[] = [];
  let [at, lat, lng] = [0, 0, 0];
  while (at < encoded.length) {
    const north = readNumber(encoded, at);
    const east = north && readNumber(encoded, north.end);
    if (!north || !east) return undefined;
    at = east.end;
    lat += north.value;
    lng += east.value;
    points.push({ lat: lat / PRECISION, lng: lng / PRECISION });
  }
  return points;
}

function readNumber(encoded: string, start: number): { value: number; end: number } | undefined {
  let bits = 0;
  for (let count = 0; count < MOST_CHARACTERS; count += 1) {
    const part = encoded.charCodeAt(start + count) - FIRST_CHARACTER;
    // Also where the text ends: NaN is in no range.
    if (!(part >= 0 && part < 2 * GOES_ON)) return undefined;
    bits |= (part & (GOES_ON - 1)) << (5 * count);
    if (part < GOES_ON) return { value: bits & 1 ? ~(bits >> 1) : bits >> 1, end: start + count + 1 };
  }
  return undefined;
}
