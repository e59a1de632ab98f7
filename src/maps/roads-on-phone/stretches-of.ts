import type { MapPoint } from '../place.ts';
import { ON_ROUTE_M, pointsOnLine } from '../roads/blocks-on-line.ts';
import { joinTiles, lineOf, mayBeNear } from './road-graph.ts';

export interface StretchQuestion {
  tiles: readonly ArrayBuffer[];
  /** Where roads are blocked. */
  spots: readonly MapPoint[];
}

/** The lines of the stretches, between two junctions each, that are blocked by each of the spots: those that a way avoids. */
export function stretchesOf({ tiles, spots }: StretchQuestion): MapPoint[][][] {
  const found: MapPoint[][][] = spots.map(() => []);
  const graph = joinTiles(tiles.map((one) => new Uint8Array(one)));
  const numbered = spots.map((spot, index) => ({ ...spot, index }));
  for (let edge = 0; edge < graph.from.length; edge += 1) {
    const near = numbered.filter((spot) => mayBeNear(graph, edge, spot, ON_ROUTE_M));
    if (near.length === 0) continue;
    const line = lineOf(graph, edge);
    for (const { index } of pointsOnLine(line, near, ON_ROUTE_M)) found[index]?.push(line);
  }
  return found;
}
