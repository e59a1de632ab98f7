import { distanceKm } from '../../../contract/base/great-circle.ts';
import type { MapPoint } from '../place.ts';
import type { Route } from './route.ts';

/** Metres beyond a turn, or ahead of a phone: on the road that is meant, and on no other at the junction. */
const AHEAD_M = 60;
/** Metres from the way, at the most, of somebody who drives on it. */
const ON_WAY_M = 100;

/** A place on the road that this step leads along, near its beginning: what blocks it is met there. */
export function placeOnStep({ line, steps }: Pick<Route, 'line' | 'steps'>, index: number): MapPoint | undefined {
  const metres = steps[index]?.metres ?? 0;
  if (metres <= 0 || line.length < 2) return undefined;
  const whole = steps.reduce((sum, step) => sum + step.metres, 0);
  const start = steps.slice(0, index).reduce((sum, step) => sum + step.metres, 0);
  // A service counts metres a little otherwise than they are measured here.
  const share = (start + Math.min(metres / 2, AHEAD_M)) / whole;
  return placeAt(line, share * lengthOf(line));
}

/** A place on the way a little ahead of where the phone is; `undefined` where that is not on the way. */
export function placeAhead({ line }: Pick<Route, 'line'>, own: MapPoint): MapPoint | undefined {
  let [gone, nearest, metres] = [0, 0, Infinity];
  for (const [index, next] of line.entries()) {
    const before = line[index - 1];
    if (!before) continue;
    const length = apart(before, next);
    const share = shareNearest(own, before, next);
    const away = apart(own, between(before, next, share));
    if (away < metres) [metres, nearest] = [away, gone + share * length];
    gone += length;
  }
  return metres > ON_WAY_M || gone - nearest < 1 ? undefined : placeAt(line, Math.min(gone, nearest + AHEAD_M));
}

function placeAt(line: readonly MapPoint[], metres: number): MapPoint | undefined {
  let left = metres;
  for (const [index, next] of line.entries()) {
    const before = line[index - 1];
    if (!before) continue;
    const length = apart(before, next);
    if (left <= length) return between(before, next, length === 0 ? 0 : left / length);
    left -= length;
  }
  return line.at(-1);
}

function lengthOf(line: readonly MapPoint[]): number {
  return line.reduce((sum, point, index) => sum + apart(line[index - 1] ?? point, point), 0);
}

/** How far along the way from one to the other the nearest place is; degrees are taken as flat. */
function shareNearest(own: MapPoint, from: MapPoint, to: MapPoint): number {
  const east = Math.cos((own.lat * Math.PI) / 180);
  const [ax, ay] = [shortWay(from.lng - own.lng) * east, from.lat - own.lat];
  const [dx, dy] = [shortWay(to.lng - from.lng) * east, to.lat - from.lat];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
}

function between(from: MapPoint, to: MapPoint, share: number): MapPoint {
  const lng = from.lng + share * shortWay(to.lng - from.lng);
  return { lat: from.lat + share * (to.lat - from.lat), lng: shortWay(lng) };
}

function apart(from: MapPoint, to: MapPoint): number {
  return distanceKm(from, to) * 1000;
}

/** Across the 180th meridian too. */
function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
