import {
  ANY_RISK,
  MOST_KMH,
  riskFlags,
  ROAD_PRECISION,
  roadFlags,
  wrapped,
} from '../../../contract/roads/road-tile.ts';
import { Heap } from './heap.ts';
import { isForbidden, type RoadGraph } from './road-graph.ts';

/** A place on an edge, as a share of its length. */
export interface OnEdge {
  edge: number;
  share: number;
}

export interface Way {
  /** Directed edges: twice the edge, and one more for backward. The first and the last are passed in part. */
  edges: readonly number[];
  /** Seconds, or metres where the shortest was asked for, and what its risks count more. */
  cost: number;
}

export interface WayWish {
  from: OnEdge;
  to: OnEdge;
  isShortest?: boolean;
  /** Edges that are blocked have a one. */
  blocked?: Uint8Array;
  /** The first edge is blocked ahead: it is driven in this direction alone, 0 for forward and 1 for backward. */
  away?: 0 | 1 | undefined;
}

const METRES_PER_DEGREE = 111_195;
/** Below the true distance, so that nothing is overlooked: places are rounded to a metre, and lengths to a decimetre. */
const SURELY = 0.995;

/**
 * The fastest way by A*. A car turns round at a dead end alone, so what counts at a junction is the edge that one arrives by. Where no turn is
 * forbidden the first two that arrive are enough: the first may leave by every edge but its own, and nobody else is earlier there; the second by that one.
 */
export function findWay(graph: RoadGraph, wish: WayWish): Way | undefined {
  const search = new Search(graph, wish);
  search.begin();
  search.goOn();
  return search.way();
}

/** Directed edges are known by their numbers: twice the edge, and one more for backward. */
class Search {
  private readonly graph: RoadGraph;
  private readonly wish: WayWish;
  private readonly blocked: Uint8Array | undefined;
  private readonly isShortest: boolean;
  /** What is left from a junction at the least. */
  private readonly left: (node: number) => number;
  private readonly heap = new Heap();
  /** Of each directed edge: the least cost up to its end, by which edge one came, and whether it was gone on from there. */
  private readonly best: Float64Array;
  private readonly before: Int32Array;
  private readonly done: Uint8Array;
  /** Of each junction where no turn is forbidden: the two directed edges that are there first, as far as is known. */
  private readonly first: Int32Array;
  private readonly second: Int32Array;
  private readonly goal = { cost: Infinity, edge: -1, last: -1 };

  constructor(graph: RoadGraph, wish: WayWish) {
    const directed = 2 * graph.from.length;
    this.graph = graph;
    this.wish = wish;
    this.blocked = wish.blocked;
    this.isShortest = wish.isShortest === true;
    this.left = crow(graph, wish);
    this.best = new Float64Array(directed).fill(Infinity);
    this.before = new Int32Array(directed).fill(-1);
    this.done = new Uint8Array(directed);
    this.first = new Int32Array(graph.hasNoTurn.length).fill(-1);
    this.second = new Int32Array(graph.hasNoTurn.length).fill(-1);
  }

  begin(): void {
    const { from, to, away } = this.wish;
    const whole = away === undefined ? this.costOf(from.edge) : openCost(this.graph, from.edge, this.isShortest);
    for (const one of [2 * from.edge, 2 * from.edge + 1]) {
      if (!isOpen(this.graph, one) || (away !== undefined && (one & 1) !== away)) continue;
      const along = shareAlong(one, to.share) - shareAlong(one, from.share);
      if (from.edge === to.edge && along >= 0) this.offer(one, -1, whole * along);
      this.arrive(one, -1, whole * (1 - shareAlong(one, from.share)));
    }
  }

  goOn(): void {
    for (let one = this.heap.pop(); one !== -1 && this.heap.last < this.goal.cost; one = this.heap.pop()) {
      if (this.done[one]) continue;
      const node = this.headOf(one);
      if (this.graph.hasNoTurn[node]) this.leaveByRules(one, node);
      else if (this.first[node] === one) this.leave(one, node);
    }
  }

  way(): Way | undefined {
    const { cost, edge, last } = this.goal;
    if (cost === Infinity) return undefined;
    const edges = [edge];
    for (let one = last; one !== -1; one = this.before[one] ?? -1) edges.push(one);
    return { edges: edges.reverse(), cost };
  }

  private leave(one: number, node: number): void {
    const { outAt, out } = this.graph;
    const back = one ^ 1;
    const start = outAt[node] ?? 0;
    const end = outAt[node + 1] ?? 0;
    const isDeadEnd = end - start === 1 && out[start] === back;
    this.done[one] = 1;
    for (let at = start; at < end; at += 1) {
      const next = out[at] ?? 0;
      if (next !== back || isDeadEnd) this.drive(next, one);
    }
    const second = this.second[node] ?? -1;
    if (second !== -1 && isOpen(this.graph, back)) this.drive(back, second);
  }

  private leaveByRules(one: number, node: number): void {
    const { outAt, out } = this.graph;
    const start = outAt[node] ?? 0;
    const end = outAt[node + 1] ?? 0;
    const isDeadEnd = end - start === 1 && out[start] === (one ^ 1);
    this.done[one] = 1;
    for (let at = start; at < end; at += 1) {
      const next = out[at] ?? 0;
      if (next === (one ^ 1) && !isDeadEnd) continue;
      if (!isForbidden(this.graph, node, one, next)) this.drive(next, one);
    }
  }

  /** Out of one edge and along another; and on, where somebody else was earlier at its end and left but one way out. */
  private drive(firstEdge: number, arrivedBy: number): void {
    const { to } = this.wish;
    let next = firstEdge;
    let before = arrivedBy;
    for (;;) {
      const sum = this.best[before] ?? Infinity;
      const cost = this.costOf(next >> 1);
      if (next >> 1 === to.edge) this.offer(next, before, sum + cost * shareAlong(next, to.share));
      if (!this.arrive(next, before, sum + cost)) return;
      const back = (this.first[this.headOf(next)] ?? 0) ^ 1;
      if (!isOpen(this.graph, back)) return;
      before = next;
      next = back;
    }
  }

  /** The goal is on this edge. */
  private offer(edge: number, last: number, cost: number): void {
    if (cost < this.goal.cost) Object.assign(this.goal, { cost, edge, last });
  }

  /** At the end of an edge. Answers whether somebody else has already gone on from there, by all ways but one. */
  private arrive(one: number, before: number, cost: number): boolean {
    // What is blocked costs more than any number, and a part of none of it is no number.
    if (!(cost < (this.best[one] ?? Infinity))) return false;
    const node = this.headOf(one);
    this.best[one] = cost;
    this.before[one] = before;
    if (this.graph.hasNoTurn[node]) {
      this.wait(one, node);
      return false;
    }
    const first = this.first[node] ?? -1;
    const second = this.second[node] ?? -1;
    if (first === -1 || first === one || cost < (this.best[first] ?? Infinity)) {
      if (first !== one) this.second[node] = first;
      this.first[node] = one;
      this.wait(one, node);
      return false;
    }
    if (this.done[first]) return true;
    if (second === -1 || cost < (this.best[second] ?? Infinity)) this.second[node] = one;
    return false;
  }

  private wait(one: number, node: number): void {
    const key = (this.best[one] ?? 0) + this.left(node);
    this.done[one] = 0;
    if (key < this.goal.cost) this.heap.push(one, key);
  }

  private headOf(one: number): number {
    return (one & 1 ? this.graph.from : this.graph.to)[one >> 1] ?? 0;
  }

  private costOf(edge: number): number {
    return this.blocked?.[edge] ? Infinity : openCost(this.graph, edge, this.isShortest);
  }
}

/** A share of an edge's length, from where one enters it. */
function shareAlong(one: number, share: number): number {
  return one & 1 ? 1 - share : share;
}

function openCost({ decimetres, kmh, flags }: RoadGraph, edge: number, isShortest: boolean): number {
  const metres = (decimetres[edge] ?? 0) / 10;
  const cost = isShortest ? metres : (metres * 3.6) / (kmh[edge] ?? 1);
  const risks = (flags[edge] ?? 0) & ANY_RISK;
  return risks === 0 ? cost : cost + riskCost(risks, metres);
}

/** Of each metre with a risk, and of as many more as a ford of none has: no way around is as long as that. */
const RISK_COST = 1000;
const RISK_METRES = 100;
/** Where no car goes, as far as the map says: rather through ten times as much of the others. */
const CLOSED_TO_CARS = riskFlags.impassable | riskFlags.onFoot;

function riskCost(risks: number, metres: number): number {
  return RISK_COST * (metres + RISK_METRES) * ((risks & CLOSED_TO_CARS) === 0 ? 1 : 10);
}

export function isOpen({ flags }: RoadGraph, one: number): boolean {
  return ((flags[one >> 1] ?? 0) & (one & 1 ? roadFlags.backward : roadFlags.forward)) !== 0;
}

/** What is left from a node at the least: as the crow flies, at the speed of the fastest of these roads. */
function crow(graph: RoadGraph, { to, isShortest = false }: WayWish): (node: number) => number {
  const { nodes, fastest, farthest } = graph;
  const ends = [graph.from[to.edge] ?? 0, graph.to[to.edge] ?? 0];
  const lat0 = nodes.lat[ends[0] ?? 0] ?? 0;
  const lng0 = nodes.lng[ends[0] ?? 0] ?? 0;
  // From the nearer end of the last edge, or anywhere on it: its whole length may be spared.
  const spared = (graph.decimetres[to.edge] ?? 0) / 10;
  const perMetre = isShortest ? SURELY : (SURELY * 3.6) / Math.min(MOST_KMH, fastest);
  const scale = METRES_PER_DEGREE / ROAD_PRECISION;
  // The narrowest circle of latitude of the area: never too far.
  const east = scale * Math.cos((farthest / ROAD_PRECISION / 180) * Math.PI);
  return (node) => {
    const x = wrapped((nodes.lng[node] ?? 0) - lng0) * east;
    const y = ((nodes.lat[node] ?? 0) - lat0) * scale;
    return Math.max(0, Math.sqrt(x * x + y * y) - spared - 2) * perMetre;
  };
}
