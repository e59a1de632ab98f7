import { ROAD_PRECISION, roadFlags, wrapped, type RoadTile } from '../../../contract/roads/road-tile.ts';
import type { MapPoint } from '../place.ts';

/** Roads of some tiles together, as arrays of numbers: 100,000 stretches take a few megabytes. */
export interface RoadGraph {
  nodes: { lat: Int32Array; lng: Int32Array };
  from: Int32Array;
  to: Int32Array;
  decimetres: Int32Array;
  kmh: Uint8Array;
  flags: Uint8Array;
  names: readonly string[];
  name: Int32Array;
  /** Where an edge's bends begin in `bends`; one more at the end. */
  bendsAt: Int32Array;
  /** Latitude, longitude, … */
  bends: Int32Array;
  /** Directed edges (twice the edge, and one more for backward) that leave a node: from `outAt[node]` on. */
  outAt: Int32Array;
  out: Int32Array;
  /** In by one directed edge and out by another, as one number. */
  noTurns: ReadonlySet<number>;
  /** Nodes where one of them is. */
  hasNoTurn: Uint8Array;
}

const LAT_STEPS = 180 * ROAD_PRECISION + 1;
const LNG_STEPS = 360 * ROAD_PRECISION;

/** The tiles as one: a junction is known by its place, and what two areas both have is there once. */
export function joinTiles(tiles: readonly RoadTile[]): RoadGraph {
  const places = new Map<number, number>();
  const [lats, lngs]: [number[], number[]] = [[], []];
  const [from, to, decimetres, kmh, flags, name]: number[][] = [[], [], [], [], [], []] as number[][];
  const all = { from: from ?? [], to: to ?? [], decimetres: decimetres ?? [], kmh: kmh ?? [], flags: flags ?? [] };
  const nameOf = name ?? [];
  const names = new Map([['', 0]]);
  const bends: number[] = [];
  const bendsAt = [0];
  const known = new Map<string, number>();
  const edgeKey = (a: number, b: number, length: number) => `${Math.min(a, b)} ${Math.max(a, b)} ${length}`;
  const nodesOf = tiles.map(({ nodes }) =>
    nodes.map(([lat, lng]) => {
      const key = (lng + LNG_STEPS / 2) * LAT_STEPS + lat + 90 * ROAD_PRECISION;
      const place = places.get(key) ?? lats.length;
      if (place === lats.length) {
        places.set(key, place);
        lats.push(lat);
        lngs.push(lng);
      }
      return place;
    }),
  );
  for (const [index, tile] of tiles.entries()) {
    const own = nodesOf[index] ?? [];
    for (const edge of tile.edges) {
      const [a, b] = [own[edge.from] ?? 0, own[edge.to] ?? 0];
      const key = edgeKey(a, b, edge.decimetres);
      if (known.has(key)) continue;
      known.set(key, all.from.length);
      all.from.push(a);
      all.to.push(b);
      all.decimetres.push(edge.decimetres);
      all.kmh.push(edge.kmh);
      all.flags.push(edge.flags);
      if (!names.has(edge.name)) names.set(edge.name, names.size);
      nameOf.push(names.get(edge.name) ?? 0);
      for (const [lat, lng] of edge.bends) bends.push(lat, lng);
      bendsAt.push(bends.length);
    }
  }
  const hasNoTurn = new Uint8Array(lats.length);
  const noTurns = new Set<number>();
  const count = all.from.length;
  for (const [index, tile] of tiles.entries()) {
    const own = nodesOf[index] ?? [];
    for (const turn of tile.noTurns) {
      const via = own[turn.via] ?? 0;
      const [a, b] = [own[turn.fromNode] ?? 0, own[turn.toNode] ?? 0];
      const [into, outOf] = [
        known.get(edgeKey(a, via, turn.fromDecimetres)),
        known.get(edgeKey(via, b, turn.toDecimetres)),
      ];
      if (into === undefined || outOf === undefined) continue;
      hasNoTurn[via] = 1;
      const incoming = 2 * into + (all.to[into] === via ? 0 : 1);
      const outgoing = 2 * outOf + (all.from[outOf] === via ? 0 : 1);
      noTurns.add(turnKey(incoming, outgoing, count));
    }
  }
  return {
    nodes: { lat: Int32Array.from(lats), lng: Int32Array.from(lngs) },
    from: Int32Array.from(all.from),
    to: Int32Array.from(all.to),
    decimetres: Int32Array.from(all.decimetres),
    kmh: Uint8Array.from(all.kmh),
    flags: Uint8Array.from(all.flags),
    names: Array.from(names.keys()),
    name: Int32Array.from(nameOf),
    bendsAt: Int32Array.from(bendsAt),
    bends: Int32Array.from(bends),
    noTurns,
    hasNoTurn,
    ...outgoing(lats.length, all),
  };
}

export function turnKey(incoming: number, outgoing: number, edges: number): number {
  return incoming * 2 * edges + outgoing;
}

function outgoing(nodes: number, { from, to, flags }: { from: number[]; to: number[]; flags: number[] }) {
  const outAt = new Int32Array(nodes + 1);
  const directed: [node: number, edge: number][] = [];
  for (const [edge, bits] of flags.entries()) {
    if (bits & roadFlags.forward) directed.push([from[edge] ?? 0, 2 * edge]);
    if (bits & roadFlags.backward) directed.push([to[edge] ?? 0, 2 * edge + 1]);
  }
  directed.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (const [node] of directed) outAt[node + 1] = (outAt[node + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node += 1) outAt[node + 1] = (outAt[node + 1] ?? 0) + (outAt[node] ?? 0);
  return { outAt, out: Int32Array.from(directed, ([, edge]) => edge) };
}

/** An edge from its first junction to its last, with its bends. */
export function lineOf(graph: RoadGraph, edge: number): MapPoint[] {
  const { nodes, from, to, bends, bendsAt } = graph;
  const points = [pointAt(nodes.lat[from[edge] ?? 0], nodes.lng[from[edge] ?? 0])];
  for (let at = bendsAt[edge] ?? 0; at < (bendsAt[edge + 1] ?? 0); at += 2)
    points.push(pointAt(bends[at], bends[at + 1]));
  return [...points, pointAt(nodes.lat[to[edge] ?? 0], nodes.lng[to[edge] ?? 0])];
}

function pointAt(lat = 0, lng = 0): MapPoint {
  return { lat: lat / ROAD_PRECISION, lng: wrapped(lng) / ROAD_PRECISION };
}
