import { ROAD_PRECISION, wrapped } from '../../../contract/roads/road-tile.ts';
import type { MapPoint } from '../place.ts';
import type { RoadGraph } from './road-graph.ts';

const STEP_M = 111_195 / ROAD_PRECISION;

/** Pieces of rivers and shores around a place, in metres east and north of it: x, y of one end and of the other. */
export type WaterAround = readonly (readonly [number, number, number, number])[];

export function waterAround({ waters, watersAt }: RoadGraph, { lat, lng }: MapPoint, within: number): WaterAround {
  const east = STEP_M * Math.cos((lat * Math.PI) / 180);
  const found: [number, number, number, number][] = [];
  for (let line = 1; line < watersAt.length; line += 1) {
    const end = watersAt[line] ?? 0;
    let [beforeX, beforeY] = [Number.NaN, Number.NaN];
    for (let at = watersAt[line - 1] ?? 0; at < end; at += 2) {
      const x = wrapped((waters[at + 1] ?? 0) - lng * ROAD_PRECISION) * east;
      const y = ((waters[at] ?? 0) - lat * ROAD_PRECISION) * STEP_M;
      const isNear =
        Math.min(x, beforeX) <= within &&
        Math.max(x, beforeX) >= -within &&
        Math.min(y, beforeY) <= within &&
        Math.max(y, beforeY) >= -within;
      if (isNear) found.push([beforeX, beforeY, x, y]);
      [beforeX, beforeY] = [x, y];
    }
  }
  return found;
}

/** Does the straight line from that place to another, in metres from it, lead over any of them? */
export function isOverWater(around: WaterAround, x: number, y: number): boolean {
  return around.some(([ax, ay, bx, by]) => {
    const side = (px: number, py: number) => x * py - y * px;
    const ofPiece = (px: number, py: number) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    // A bend of the water is in one of the two pieces that meet there.
    return side(ax, ay) < 0 !== side(bx, by) < 0 && ofPiece(0, 0) < 0 !== ofPiece(x, y) < 0;
  });
}
