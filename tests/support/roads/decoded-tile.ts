import { EDGE_PARTS, readRoadTile, TileNumbers, TURN_PARTS } from '../../../contract/roads/read-road-tile.ts';
import type { NoTurn, RoadEdge, RoadSpot, RoadTile } from '../../../contract/roads/road-tile.ts';

/** A tile as it was given to `encodeRoadTile`. Throws `BadRoadTile`. */
export function decodeRoadTile(bytes: Uint8Array): RoadTile {
  const tile = new TileNumbers();
  readRoadTile(bytes, tile);
  const bends = spotsOf(tile.bends.all());
  const edges = rowsOf(tile.edges.all(), EDGE_PARTS).map(
    ([from = 0, to = 0, decimetres = 0, kmh = 0, flags = 0], edge): RoadEdge => ({
      from,
      to,
      decimetres,
      kmh,
      flags,
      name: tile.names[tile.name.at(edge)] ?? '',
      bends: bends.slice(tile.bendsAt.at(edge) / 2, tile.bendsAt.at(edge + 1) / 2),
    }),
  );
  const noTurns = rowsOf(tile.noTurns.all(), TURN_PARTS).map(
    ([via = 0, fromNode = 0, fromDecimetres = 0, toNode = 0, toDecimetres = 0]): NoTurn => ({
      via,
      fromNode,
      fromDecimetres,
      toNode,
      toDecimetres,
    }),
  );
  const waters = spotsOf(tile.waters.all());
  const starts = Array.from(tile.watersAt.all(), (at) => at / 2);
  return {
    nodes: spotsOf(tile.nodes.all()),
    edges,
    noTurns,
    waters: starts.slice(1).map((end, line) => waters.slice(starts[line], end)),
  };
}

function spotsOf(numbers: Int32Array): RoadSpot[] {
  return rowsOf(numbers, 2).map(([lat = 0, lng = 0]): RoadSpot => [lat, lng]);
}

function rowsOf(numbers: Int32Array, parts: number): number[][] {
  return Array.from({ length: numbers.length / parts }, (_, row) =>
    Array.from(numbers.subarray(row * parts, (row + 1) * parts)),
  );
}
