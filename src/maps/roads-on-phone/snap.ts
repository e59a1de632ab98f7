import type { MapPoint } from '../place.ts';
import type { OnEdge } from './find-way.ts';
import { lineOf, mayBeNear, type RoadGraph } from './road-graph.ts';
import { isOverWater, waterAround } from './water.ts';

const METRES_PER_DEGREE = 111_195;
/** Metres that somebody walks rather than cross a river: a road on the other bank is as if it were so much farther. */
const WATER_M = 500;

export interface Snapped extends OnEdge {
  metres: number;
  isOverWater: boolean;
  /** What it is chosen by: metres, and more across water. */
  far: number;
}

/** The nearest place on a road that is usable, on this side of the water rather; `undefined` where none is within so many metres. */
export function snap(
  graph: RoadGraph,
  point: MapPoint,
  within: number,
  isUsable: (edge: number, share: number) => boolean,
): Snapped | undefined {
  const water = waterAround(graph, point, within);
  let nearest: Snapped | undefined;
  for (let edge = 0; edge < graph.from.length; edge += 1) {
    const reach = Math.min(within, nearest?.far ?? within);
    if (!mayBeNear(graph, edge, point, reach)) continue;
    const { share, metres, x, y } = onLine(lineOf(graph, edge), point);
    if (metres > reach || !isUsable(edge, share)) continue;
    const isWet = isOverWater(water, x, y);
    const far = metres + (isWet ? WATER_M : 0);
    if (!nearest || far <= nearest.far) nearest = { edge, share, metres, isOverWater: isWet, far };
  }
  return nearest;
}

/** How far a line is from a point, at which share of its length it comes nearest, and where that is: metres east and north. */
export function onLine(
  line: readonly MapPoint[],
  point: MapPoint,
): { share: number; metres: number; x: number; y: number } {
  const east = METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  const flat = line.map(({ lat, lng }) => {
    const degrees = lng - point.lng;
    return { x: (degrees - 360 * Math.round(degrees / 360)) * east, y: (lat - point.lat) * METRES_PER_DEGREE };
  });
  let [length, nearest, metres] = [0, 0, Infinity];
  let at = { x: 0, y: 0 };
  for (const [index, next] of flat.entries()) {
    const before = flat[Math.max(0, index - 1)] ?? next;
    const [dx, dy] = [next.x - before.x, next.y - before.y];
    const part = Math.hypot(dx, dy);
    const share = part === 0 ? 0 : Math.min(1, Math.max(0, -(before.x * dx + before.y * dy) / (part * part)));
    const place = { x: before.x + share * dx, y: before.y + share * dy };
    const away = Math.hypot(place.x, place.y);
    if (away < metres) [metres, nearest, at] = [away, length + share * part, place];
    length += part;
  }
  return { metres, share: length === 0 ? 0 : nearest / length, ...at };
}
