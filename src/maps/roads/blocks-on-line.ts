import type { MapPoint } from '../place.ts';

/** Metres: as far as a phone's position may be off, and no further than the other side of the road. */
export const ON_ROUTE_M = 30;
const METRES_PER_DEGREE = 111_195;

/**
 * Those of the points that a line passes within so many metres, in their order. Degrees are taken as flat around each point, which at
 * such distances is exact to millimetres.
 */
export function pointsOnLine<Point extends MapPoint>(
  line: readonly MapPoint[],
  points: readonly Point[],
  metres = ON_ROUTE_M,
): Point[] {
  return points.filter((point) => distanceToLine(point, line) <= metres);
}

function distanceToLine(point: MapPoint, line: readonly MapPoint[]): number {
  const eastPerDegree = METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  const flat = ({ lat, lng }: MapPoint) => ({
    x: shortWay(lng - point.lng) * eastPerDegree,
    y: (lat - point.lat) * METRES_PER_DEGREE,
  });
  let least = Infinity;
  let before: Flat | undefined;
  for (const one of line) {
    const next = flat(one);
    least = Math.min(least, toSegment(before ?? next, next));
    before = next;
  }
  return least;
}

/** Of a difference of longitudes: a line may cross the 180th meridian. */
function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

interface Flat {
  x: number;
  y: number;
}

/** From the origin to the nearest point between the two. */
function toSegment(from: Flat, to: Flat): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / length));
  return Math.hypot(from.x + share * dx, from.y + share * dy);
}
