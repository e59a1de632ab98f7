import { Ints } from '../../../contract/roads/ints.ts';
import { EDGE_PARTS, readRoadTile, TileNumbers, TURN_PARTS } from '../../../contract/roads/read-road-tile.ts';
import { BadRoadTile } from '../../../contract/roads/road-bytes.ts';
import { ROAD_PRECISION, roadFlags, wrapped } from '../../../contract/roads/road-tile.ts';
import type { MapPoint } from '../place.ts';

/** Roads of some tiles together, as arrays of numbers: 100,000 stretches take a few megabytes. */
export interface RoadGraph {
  nodes: { lat: Int32Array; lng: Int32Array };
  from: Int32Array;
  to: Int32Array;
  decimetres: Int32Array;
  kmh: Uint8Array;
  /** `roadFlags` and `riskFlags`. */
  flags: Uint16Array;
  names: readonly string[];
  name: Int32Array;
  /** Where an edge's bends begin in `bends`; one more at the end. */
  bendsAt: Int32Array;
  /** Latitude, longitude, … */
  bends: Int32Array;
  /** Where a line of water begins in `waters`; one more at the end. */
  watersAt: Int32Array;
  /** Latitude, longitude, … */
  waters: Int32Array;
  /** Directed edges (twice the edge, and one more for backward) that leave a node: from `outAt[node]` on. */
  outAt: Int32Array;
  out: Int32Array;
  /** Turns that are forbidden at a node, each in by one directed edge and out by another: from twice `noTurnAt[node]` on. */
  noTurnAt: Int32Array;
  noTurns: Int32Array;
  /** Nodes where one of them is. */
  hasNoTurn: Uint8Array;
  /** Kilometres an hour of the fastest edge, and the latitude that is farthest from the equator. */
  fastest: number;
  farthest: number;
}

/**
 * The tiles as one: a junction is known by its place, and what two areas both have is there once. They are read one after the other in the
 * same room; one that is broken, or of another version, is as if it were missing.
 */
export function joinTiles(tiles: Iterable<Uint8Array>): RoadGraph {
  const joined = {
    junctions: new Junctions(),
    edges: new Edges(),
    bends: new Ints(),
    bendsAt: new Ints(),
    turns: new Ints(),
    watersAt: new Ints(),
    waters: new Ints(),
  };
  const names = new Map([['', 0]]);
  joined.bendsAt.push(0);
  joined.watersAt.push(0);
  const tile = new TileNumbers();
  for (const bytes of tiles) if (isRead(bytes, tile)) joinTile(tile, joined, names);
  const { junctions, edges, bends, bendsAt, turns, watersAt, waters } = joined;
  const { length } = junctions.lat;
  const graph = {
    fastest: edges.fastest,
    farthest: junctions.farthest,
    nodes: { lat: junctions.lat.all(), lng: junctions.lng.all() },
    from: edges.from.all(),
    to: edges.to.all(),
    decimetres: edges.decimetres.all(),
    kmh: Uint8Array.from(edges.kmh.all()),
    flags: Uint16Array.from(edges.flags.all()),
    names: Array.from(names.keys()),
    name: edges.name.all(),
    bendsAt: bendsAt.all(),
    bends: bends.all(),
    watersAt: watersAt.all(),
    waters: waters.all(),
  };
  return { ...graph, ...forbiddenTurns(turns, edges, length), ...outgoing(graph) };
}

function isRead(bytes: Uint8Array, tile: TileNumbers): boolean {
  try {
    readRoadTile(bytes, tile);
    return true;
  } catch (error) {
    if (error instanceof BadRoadTile) return false;
    throw error;
  }
}

interface Joined {
  junctions: Junctions;
  edges: Edges;
  bends: Ints;
  bendsAt: Ints;
  turns: Ints;
  watersAt: Ints;
  waters: Ints;
}

function joinTile(
  tile: TileNumbers,
  { junctions, edges, bends, bendsAt, turns, watersAt, waters }: Joined,
  names: Map<string, number>,
): void {
  const own = new Int32Array(tile.nodes.length / 2);
  for (let node = 0; node < own.length; node += 1) {
    own[node] = junctions.place(tile.nodes.at(2 * node), tile.nodes.at(2 * node + 1));
  }
  const ownNames = tile.names.map((name) => {
    if (!names.has(name)) names.set(name, names.size);
    return names.get(name) ?? 0;
  });
  for (let edge = 0; edge < tile.name.length; edge += 1) {
    const at = edge * EDGE_PARTS;
    const from = own[tile.edges.at(at)] ?? 0;
    const to = own[tile.edges.at(at + 1)] ?? 0;
    const decimetres = tile.edges.at(at + 2);
    if (edges.find(from, to, decimetres) !== -1) continue;
    edges.add(from, to, decimetres, tile.edges.at(at + 3), tile.edges.at(at + 4), ownNames[tile.name.at(edge)] ?? 0);
    for (let bend = tile.bendsAt.at(edge); bend < tile.bendsAt.at(edge + 1); bend += 1) bends.push(tile.bends.at(bend));
    bendsAt.push(bends.length);
  }
  for (let at = 0; at < tile.noTurns.length; at += TURN_PARTS) {
    for (const part of [0, 1, 3]) turns.push(own[tile.noTurns.at(at + part)] ?? 0);
    for (const part of [2, 4]) turns.push(tile.noTurns.at(at + part));
  }
  const before = waters.length;
  for (let at = 0; at < tile.waters.length; at += 1) waters.push(tile.waters.at(at));
  for (let line = 1; line < tile.watersAt.length; line += 1) watersAt.push(before + tile.watersAt.at(line));
}

/** Junctions by their places, in a table of their numbers. */
class Junctions {
  readonly lat = new Ints();
  readonly lng = new Ints();
  /** The latitude that is farthest from the equator. */
  farthest = 0;
  /** The number of a junction and one more; none is 0. Twice as many as there are junctions at the least. */
  private table = new Int32Array(4096);

  place(lat: number, lng: number): number {
    const slot = this.slotOf(lat, lng);
    const there = this.table[slot] ?? 0;
    if (there !== 0) return there - 1;
    this.lat.push(lat);
    this.lng.push(lng);
    this.farthest = Math.max(this.farthest, Math.abs(lat));
    this.table[slot] = this.lat.length;
    if (2 * this.lat.length > this.table.length) this.grow();
    return this.lat.length - 1;
  }

  private slotOf(lat: number, lng: number): number {
    const mask = this.table.length - 1;
    let slot = (Math.imul(lat, 0x9e3779b1) ^ Math.imul(lng, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    for (let there = this.table[slot] ?? 0; there !== 0; there = this.table[slot] ?? 0) {
      if (this.lat.at(there - 1) === lat && this.lng.at(there - 1) === lng) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    this.table = new Int32Array(2 * this.table.length);
    for (let node = 0; node < this.lat.length; node += 1) {
      this.table[this.slotOf(this.lat.at(node), this.lng.at(node))] = node + 1;
    }
  }
}

class Edges {
  readonly from = new Ints();
  readonly to = new Ints();
  readonly decimetres = new Ints();
  readonly kmh = new Ints();
  readonly flags = new Ints();
  readonly name = new Ints();
  fastest = 1;
  /** Of each junction the edge that came last of those whose lower junction it is, and of each edge the one before it; one more, so that 0 is none. */
  private readonly last = new Ints();
  private readonly before = new Ints();

  /** -1 where there is none between the two of this length. */
  find(a: number, b: number, decimetres: number): number {
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    for (let edge = this.last.at(low) - 1; edge !== -1; edge = this.before.at(edge) - 1) {
      const isBetween = Math.max(this.from.at(edge), this.to.at(edge)) === high;
      if (isBetween && this.decimetres.at(edge) === decimetres) return edge;
    }
    return -1;
  }

  add(a: number, b: number, decimetres: number, kmh: number, flags: number, name: number): void {
    const low = Math.min(a, b);
    while (this.last.length <= low) this.last.push(0);
    this.before.push(this.last.at(low));
    this.last.set(low, this.before.length);
    this.from.push(a);
    this.to.push(b);
    this.decimetres.push(decimetres);
    this.kmh.push(kmh);
    this.fastest = Math.max(this.fastest, kmh);
    this.flags.push(flags);
    this.name.push(name);
  }
}

function forbiddenTurns(
  turns: Ints,
  edges: Edges,
  nodes: number,
): Pick<RoadGraph, 'noTurnAt' | 'noTurns' | 'hasNoTurn'> {
  const found = new Ints();
  for (let at = 0; at < turns.length; at += TURN_PARTS) {
    const via = turns.at(at);
    const into = edges.find(turns.at(at + 1), via, turns.at(at + 3));
    const outOf = edges.find(via, turns.at(at + 2), turns.at(at + 4));
    if (into === -1 || outOf === -1) continue;
    found.push(via);
    found.push(2 * into + (edges.to.at(into) === via ? 0 : 1));
    found.push(2 * outOf + (edges.from.at(outOf) === via ? 0 : 1));
  }
  const noTurnAt = placesOf(nodes, found.length / 3, (turn) => found.at(3 * turn));
  const noTurns = new Int32Array((2 * found.length) / 3);
  const hasNoTurn = new Uint8Array(nodes);
  const next = noTurnAt.slice();
  for (let at = 0; at < found.length; at += 3) {
    const via = found.at(at);
    const place = next[via] ?? 0;
    noTurns[2 * place] = found.at(at + 1);
    noTurns[2 * place + 1] = found.at(at + 2);
    next[via] = place + 1;
    hasNoTurn[via] = 1;
  }
  return { noTurnAt, noTurns, hasNoTurn };
}

/** Where each junction's things begin in a list of them by junctions; one more at the end. A thing at -1 is at none. */
function placesOf(nodes: number, things: number, nodeOf: (thing: number) => number): Int32Array {
  const at = new Int32Array(nodes + 1);
  for (let thing = 0; thing < things; thing += 1) {
    const node = nodeOf(thing);
    if (node !== -1) at[node + 1] = (at[node + 1] ?? 0) + 1;
  }
  for (let node = 1; node <= nodes; node += 1) at[node] = (at[node] ?? 0) + (at[node - 1] ?? 0);
  return at;
}

/** May nobody go from one directed edge to another over this junction? */
export function isForbidden(
  { noTurnAt, noTurns }: RoadGraph,
  node: number,
  incoming: number,
  outgoing: number,
): boolean {
  const end = 2 * (noTurnAt[node + 1] ?? 0);
  for (let at = 2 * (noTurnAt[node] ?? 0); at < end; at += 2) {
    if (noTurns[at] === incoming && noTurns[at + 1] === outgoing) return true;
  }
  return false;
}

/** Directed edges by the junction that they leave, in the order of their numbers. */
function outgoing({ nodes, from, to, flags }: Pick<RoadGraph, 'nodes' | 'from' | 'to' | 'flags'>) {
  const all = 2 * from.length;
  const tailOf = (one: number) => {
    const isDriven = ((flags[one >> 1] ?? 0) & (one & 1 ? roadFlags.backward : roadFlags.forward)) !== 0;
    return isDriven ? ((one & 1 ? to : from)[one >> 1] ?? 0) : -1;
  };
  const outAt = placesOf(nodes.lat.length, all, tailOf);
  const out = new Int32Array(outAt.at(-1) ?? 0);
  const next = outAt.slice();
  for (let one = 0; one < all; one += 1) {
    const tail = tailOf(one);
    if (tail === -1) continue;
    const place = next[tail] ?? 0;
    out[place] = one;
    next[tail] = place + 1;
  }
  return { outAt, out };
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

const STEP_M = 111_195 / ROAD_PRECISION;
/** Lengths are measured on a sphere, places here on a plane. */
const SLACK = 1.05;
const SLACK_M = 5;

/** May any place on this edge be within so many metres? All of it lies within its length of its first junction: a look that costs nothing. */
export function mayBeNear(graph: RoadGraph, edge: number, { lat, lng }: MapPoint, metres: number): boolean {
  const first = graph.from[edge] ?? 0;
  const reach = ((graph.decimetres[edge] ?? 0) / 10 + metres) * SLACK + SLACK_M;
  const y = ((graph.nodes.lat[first] ?? 0) - lat * ROAD_PRECISION) * STEP_M;
  if (Math.abs(y) > reach) return false;
  const x = wrapped((graph.nodes.lng[first] ?? 0) - lng * ROAD_PRECISION) * STEP_M * Math.cos((lat * Math.PI) / 180);
  return x * x + y * y <= reach * reach;
}
