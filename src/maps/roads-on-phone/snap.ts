import type { MapPoint } from '../place.ts';
import type { OnEdge } from './find-way.ts';
import { lineOf, mayBeNear, type RoadGraph } from './road-graph.ts';

const METRES_PER_DEGREE = 111_195;

export interface Snapped extends OnEdge {
  metres: number;
}

/** The nearest place on a road that is open; `undefined` where none is within so many metres. */
export function snap(
  graph: RoadGraph,
  point: MapPoint,
  within: number,
  isUsable: (edge: number) => boolean,
): Snapped | undefined {
  let nearest: Snapped | undefined;
  for (let edge = 0; edge < graph.from.length; edge += 1) {
    if (!mayBeNear(graph, edge, point, nearest?.metres ?? within) || !isUsable(edge)) continue;
    const found = onLine(lineOf(graph, edge), point);
    if (found.metres <= (nearest?.metres ?? within)) nearest = { edge, ...found };
  }
  return nearest;
}

/** How far a line is from a point, and at which share of its length it comes nearest. */
export function onLine(line: readonly MapPoint[], point: MapPoint): { share: number; metres: number } {
  const east = METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  const flat = line.map(({ lat, lng }) => {
    const degrees = lng - point.lng;
    return { x: (degrees - 360 * Math.round(degrees / 360)) * east, y: (lat - point.lat) * METRES_PER_DEGREE };
  });
  let [length, nearest, metres] = [0, 0, Infinity];
  for (const [index, next] of flat.entries()) {
    const before = flat[Math.max(0, index - 1)] ?? next;
    const [dx, dy] = [next.x - before.x, next.y - before.y];
    const part = Math.hypot(dx, dy);
    const share = part === 0 ? 0 : Math.min(1, Math.max(0, -(before.x * dx + before.y * dy) / (part * part)));
    const away = Math.hypot(before.x + share * dx, before.y + share * dy);
    if (away < metres) [metres, nearest] = [away, length + share * part];
    length += part;
  }
  return { metres, share: length === 0 ? 0 : nearest / length };
}
