import { ROAD_PRECISION, roadFlags, wrapped, type RoadEdge, type RoadTile } from '../../../contract/roads/road-tile.ts';
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

/** The tiles as one: a junction is known by its place, and what two areas both have is there once. One tile after the other, so that none is held longer than needed. */
export function joinTiles(tiles: Iterable<RoadTile>): RoadGraph {
  const junctions = new Junctions();
  const edges = new Edges();
  const names = new Map([['', 0]]);
  const bends = new Ints();
  const bendsAt = new Ints();
  bendsAt.push(0);
  const turns = new Ints();
  for (const { nodes, edges: stretches, noTurns: forbidden } of tiles) {
    const own = nodes.map(([lat, lng]) => junctions.place(lat, lng));
    for (const { from, to, name, bends: spots, ...edge } of stretches) {
      const [a, b] = [own[from] ?? 0, own[to] ?? 0];
      if (edges.find(a, b, edge.decimetres) !== -1) continue;
      if (!names.has(name)) names.set(name, names.size);
      edges.add(a, b, edge, names.get(name) ?? 0);
      for (const [lat, lng] of spots) {
        bends.push(lat);
        bends.push(lng);
      }
      bendsAt.push(bends.length);
    }
    for (const { via, fromNode, fromDecimetres, toNode, toDecimetres } of forbidden) {
      for (const node of [via, fromNode, toNode]) turns.push(own[node] ?? 0);
      turns.push(fromDecimetres);
      turns.push(toDecimetres);
    }
  }
  const graph = {
    nodes: { lat: junctions.lat.all(), lng: junctions.lng.all() },
    from: edges.from.all(),
    to: edges.to.all(),
    decimetres: edges.decimetres.all(),
    kmh: Uint8Array.from(edges.kmh.all()),
    flags: Uint8Array.from(edges.flags.all()),
    names: Array.from(names.keys()),
    name: edges.name.all(),
    bendsAt: bendsAt.all(),
    bends: bends.all(),
  };
  return { ...graph, ...forbiddenTurns(turns, edges, junctions.lat.length), ...outgoing(graph) };
}

/** Whole numbers, as many as come: an array of the language would take twice their room and more. */
class Ints {
  #room = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#room.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#room);
      this.#room = larger;
    }
    this.#room[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#room[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#room[index] = value;
  }

  all(): Int32Array {
    return this.#room.slice(0, this.length);
  }
}

/** Junctions by their places, in a table of their numbers. */
class Junctions {
  readonly lat = new Ints();
  readonly lng = new Ints();
  /** The number of a junction and one more; none is 0. Twice as many as there are junctions at the least. */
  #table = new Int32Array(4096);

  place(lat: number, lng: number): number {
    const slot = this.#slotOf(lat, lng);
    const there = this.#table[slot] ?? 0;
    if (there !== 0) return there - 1;
    this.lat.push(lat);
    this.lng.push(lng);
    this.#table[slot] = this.lat.length;
    if (2 * this.lat.length > this.#table.length) this.#grow();
    return this.lat.length - 1;
  }

  #slotOf(lat: number, lng: number): number {
    const mask = this.#table.length - 1;
    let slot = (Math.imul(lat, 0x9e3779b1) ^ Math.imul(lng, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    for (let there = this.#table[slot] ?? 0; there !== 0; there = this.#table[slot] ?? 0) {
      if (this.lat.at(there - 1) === lat && this.lng.at(there - 1) === lng) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    this.#table = new Int32Array(2 * this.#table.length);
    for (let node = 0; node < this.lat.length; node += 1) {
      this.#table[this.#slotOf(this.lat.at(node), this.lng.at(node))] = node + 1;
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
  /** Of each junction the edge that came last of those whose lower junction it is, and of each edge the one before it; one more, so that 0 is none. */
  readonly #last = new Ints();
  readonly #before = new Ints();

  /** -1 where there is none between the two of this length. */
  find(a: number, b: number, decimetres: number): number {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    for (let edge = this.#last.at(low) - 1; edge !== -1; edge = this.#before.at(edge) - 1) {
      const isBetween = Math.max(this.from.at(edge), this.to.at(edge)) === high;
      if (isBetween && this.decimetres.at(edge) === decimetres) return edge;
    }
    return -1;
  }

  add(
    a: number,
    b: number,
    { decimetres, kmh, flags }: Pick<RoadEdge, 'decimetres' | 'kmh' | 'flags'>,
    name: number,
  ): void {
    const low = Math.min(a, b);
    while (this.#last.length <= low) this.#last.push(0);
    this.#before.push(this.#last.at(low));
    this.#last.set(low, this.#before.length);
    this.from.push(a);
    this.to.push(b);
    this.decimetres.push(decimetres);
    this.kmh.push(kmh);
    this.flags.push(flags);
    this.name.push(name);
  }
}

const TURN_PARTS = 5;

function forbiddenTurns(turns: Ints, edges: Edges, nodes: number): Pick<RoadGraph, 'noTurns' | 'hasNoTurn'> {
  const hasNoTurn = new Uint8Array(nodes);
  const noTurns = new Set<number>();
  for (let at = 0; at < turns.length; at += TURN_PARTS) {
    const [via, fromNode, toNode] = [turns.at(at), turns.at(at + 1), turns.at(at + 2)];
    const into = edges.find(fromNode, via, turns.at(at + 3));
    const outOf = edges.find(via, toNode, turns.at(at + 4));
    if (into === -1 || outOf === -1) continue;
    hasNoTurn[via] = 1;
    const incoming = 2 * into + (edges.to.at(into) === via ? 0 : 1);
    const outgoing = 2 * outOf + (edges.from.at(outOf) === via ? 0 : 1);
    noTurns.add(turnKey(incoming, outgoing, edges.from.length));
  }
  return { noTurns, hasNoTurn };
}

export function turnKey(incoming: number, outgoing: number, edges: number): number {
  return incoming * 2 * edges + outgoing;
}

/** Directed edges by the junction that they leave, in the order of their numbers. */
function outgoing({ nodes, from, to, flags }: Pick<RoadGraph, 'nodes' | 'from' | 'to' | 'flags'>) {
  const outAt = new Int32Array(nodes.lat.length + 1);
  const tailOf = (one: number) => (one & 1 ? to : from)[one >> 1] ?? 0;
  const isDriven = (one: number) => (flags[one >> 1] ?? 0) & (one & 1 ? roadFlags.backward : roadFlags.forward);
  const all = 2 * from.length;
  for (let one = 0; one < all; one += 1) if (isDriven(one)) outAt[tailOf(one) + 1] = (outAt[tailOf(one) + 1] ?? 0) + 1;
  for (let node = 1; node < outAt.length; node += 1) outAt[node] = (outAt[node] ?? 0) + (outAt[node - 1] ?? 0);
  const out = new Int32Array(outAt.at(-1) ?? 0);
  const next = outAt.slice();
  for (let one = 0; one < all; one += 1) {
    if (!isDriven(one)) continue;
    const place = next[tailOf(one)] ?? 0;
    out[place] = one;
    next[tailOf(one)] = place + 1;
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
