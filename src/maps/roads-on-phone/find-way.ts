import { MOST_KMH, ROAD_PRECISION, roadFlags, wrapped } from '../../../contract/roads/road-tile.ts';
import { turnKey, type RoadGraph } from './road-graph.ts';

/** A place on an edge, as a share of its length. */
export interface OnEdge {
  edge: number;
  share: number;
}

export interface Way {
  /** Directed edges: twice the edge, and one more for backward. The first and the last are passed in part. */
  edges: readonly number[];
  /** Seconds, or metres where the shortest was asked for. */
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
 * The fastest way by A* over directed edges: turn restrictions forbid some edges after others. A car turns round at a dead end alone.
 * At a junction without restrictions the first two that arrive are enough: the first may leave by all edges but back, the second by that one.
 */
export function findWay(graph: RoadGraph, wish: WayWish): Way | undefined {
  const { from, to, outAt, out, noTurns, hasNoTurn } = graph;
  const edges = from.length;
  const cost = costs(graph, wish);
  const lastCost = cost[wish.to.edge] ?? 0;
  const firstCost =
    wish.away === undefined ? (cost[wish.from.edge] ?? 0) : openCost(graph, wish.from.edge, wish.isShortest === true);
  const left = crow(graph, wish);
  const best = new Float64Array(2 * edges).fill(Infinity);
  const before = new Int32Array(2 * edges).fill(-1);
  const done = new Uint8Array(2 * edges);
  const arrivals = new Int32Array(outAt.length).fill(-1);
  const heap = new Heap();
  const headOf = (one: number) => (one & 1 ? from : to)[one >> 1] ?? 0;
  const goal = { direct: Infinity, last: -1, cost: Infinity, edge: -1 };
  const partTo = (one: number) => lastCost * (one & 1 ? 1 - wish.to.share : wish.to.share);
  for (const one of [2 * wish.from.edge, 2 * wish.from.edge + 1]) {
    if (!isOpen(graph, one) || (wish.away !== undefined && (one & 1) !== wish.away)) continue;
    const share = one & 1 ? wish.from.share : 1 - wish.from.share;
    best[one] = firstCost * share;
    heap.push(one, best[one] + left(headOf(one)));
    const along = one & 1 ? wish.from.share - wish.to.share : wish.to.share - wish.from.share;
    if (wish.from.edge === wish.to.edge && along >= 0 && firstCost * along < goal.cost) {
      goal.cost = firstCost * along;
      goal.edge = one;
    }
  }
  for (let one = heap.pop(); one !== -1 && heap.last < goal.cost; one = heap.pop()) {
    if (done[one]) continue;
    done[one] = 1;
    const node = headOf(one);
    const arrived = arrivals[node] ?? -1;
    if (!hasNoTurn[node]) {
      if (arrived === -2) continue;
      arrivals[node] = arrived === -1 ? one : -2;
    }
    const [start, end] = [outAt[node] ?? 0, outAt[node + 1] ?? 0];
    const isDeadEnd = end - start === 1 && out[start] === (one ^ 1);
    for (let at = start; at < end; at += 1) {
      const next = out[at] ?? 0;
      if (next === (one ^ 1) && !isDeadEnd) continue;
      if (hasNoTurn[node] ? noTurns.has(turnKey(one, next, edges)) : arrived >= 0 && next !== (arrived ^ 1)) continue;
      if (next >> 1 === wish.to.edge) {
        const whole = (best[one] ?? 0) + partTo(next);
        if (whole < goal.cost) Object.assign(goal, { cost: whole, edge: next, last: one });
      }
      const sum = (best[one] ?? 0) + (cost[next >> 1] ?? 0);
      if (sum >= (best[next] ?? Infinity)) continue;
      best[next] = sum;
      before[next] = one;
      heap.push(next, sum + left(headOf(next)));
    }
  }
  if (goal.cost === Infinity) return undefined;
  const way = [goal.edge];
  for (let one = goal.last; one !== -1; one = before[one] ?? -1) way.push(one);
  return { edges: way.reverse(), cost: goal.cost };
}

/** Of each edge, reckoned once: the search looks at each several times. */
function costs(graph: RoadGraph, { isShortest = false, blocked }: WayWish): Float64Array {
  const all = new Float64Array(graph.from.length);
  for (let edge = 0; edge < all.length; edge += 1) {
    all[edge] = blocked?.[edge] ? Infinity : openCost(graph, edge, isShortest);
  }
  return all;
}

function openCost({ decimetres, kmh }: RoadGraph, edge: number, isShortest: boolean): number {
  const metres = (decimetres[edge] ?? 0) / 10;
  return isShortest ? metres : (metres * 3.6) / (kmh[edge] ?? 1);
}

export function isOpen({ flags }: RoadGraph, one: number): boolean {
  return ((flags[one >> 1] ?? 0) & (one & 1 ? roadFlags.backward : roadFlags.forward)) !== 0;
}

/** What is left from a node at the least: as the crow flies, at the speed of the fastest of these roads. */
function crow(graph: RoadGraph, { to, isShortest = false }: WayWish): (node: number) => number {
  const { nodes, kmh } = graph;
  const ends = [graph.from[to.edge] ?? 0, graph.to[to.edge] ?? 0];
  const lat0 = nodes.lat[ends[0] ?? 0] ?? 0;
  const lng0 = nodes.lng[ends[0] ?? 0] ?? 0;
  // From the nearer end of the last edge, or anywhere on it: its whole length may be spared.
  const spared = (graph.decimetres[to.edge] ?? 0) / 10;
  let fastest = 1;
  for (const one of kmh) if (one > fastest) fastest = one;
  const perMetre = isShortest ? SURELY : (SURELY * 3.6) / Math.min(MOST_KMH, fastest);
  const scale = METRES_PER_DEGREE / ROAD_PRECISION;
  // The narrowest circle of latitude of the area: never too far.
  let most = 0;
  for (const lat of nodes.lat) most = Math.max(most, Math.abs(lat));
  const east = scale * Math.cos((Math.min(most, 90 * ROAD_PRECISION) / ROAD_PRECISION / 180) * Math.PI);
  return (node) => {
    const x = wrapped((nodes.lng[node] ?? 0) - lng0) * east;
    const y = ((nodes.lat[node] ?? 0) - lat0) * scale;
    return Math.max(0, Math.sqrt(x * x + y * y) - spared - 2) * perMetre;
  };
}

/** The least first. */
class Heap {
  readonly #keys: number[] = [];
  readonly #items: number[] = [];
  /** The key of what was taken out last. */
  last = 0;

  push(item: number, key: number): void {
    if (key === Infinity) return;
    let at = this.#keys.length;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((this.#keys[up] ?? 0) <= key) break;
      this.#keys[at] = this.#keys[up] ?? 0;
      this.#items[at] = this.#items[up] ?? 0;
      at = up;
    }
    this.#keys[at] = key;
    this.#items[at] = item;
  }

  /** -1 where it is empty. */
  pop(): number {
    const top = this.#items[0];
    if (top === undefined) return -1;
    this.last = this.#keys[0] ?? 0;
    const [key, item] = [this.#keys.pop() ?? 0, this.#items.pop() ?? 0];
    const size = this.#keys.length;
    if (size === 0) return top;
    let at = 0;
    for (let down = 1; down < size; down = 2 * at + 1) {
      if (down + 1 < size && (this.#keys[down + 1] ?? 0) < (this.#keys[down] ?? 0)) down += 1;
      if ((this.#keys[down] ?? 0) >= key) break;
      this.#keys[at] = this.#keys[down] ?? 0;
      this.#items[at] = this.#items[down] ?? 0;
      at = down;
    }
    this.#keys[at] = key;
    this.#items[at] = item;
    return top;
  }
}
