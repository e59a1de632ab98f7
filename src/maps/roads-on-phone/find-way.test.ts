import { expect, it } from 'vitest';
import { ANY_RISK, encodeRoadTile, type NoTurn, riskFlags, type RoadEdge } from '../../../contract/roads/road-tile.ts';
import { chances, madeTown } from '../../../tests/support/roads/made-town.ts';
import { graphFrom } from '../../../tests/support/roads/roads-of.ts';
import { fc } from '../../../tests/support/property.ts';
import { findWay, isOpen, type WayWish } from './find-way.ts';
import { reachFrom } from './reach.ts';
import { isForbidden, joinTiles, type RoadGraph } from './road-graph.ts';

/** Dijkstra over all turns, as plainly as it can be written: what the search is held against. */
function plainCost(graph: RoadGraph, { from, to, isShortest = false, blocked, away }: WayWish): number {
  const all = graph.from.length;
  const openCost = (one: number) => {
    const metres = (graph.decimetres[one >> 1] ?? 0) / 10;
    return isShortest ? metres : (metres * 3.6) / (graph.kmh[one >> 1] ?? 1);
  };
  const cost = (one: number) => (blocked?.[one >> 1] ? Infinity : openCost(one));
  const firstCost = away === undefined ? cost : openCost;
  // Of what is blocked nothing is driven, and no part of none.
  const part = (whole: number, share: number) => (whole === Infinity ? Infinity : whole * share);
  const head = (one: number) => (one & 1 ? graph.from : graph.to)[one >> 1];
  const tail = (one: number) => (one & 1 ? graph.to : graph.from)[one >> 1];
  const open = Array.from({ length: 2 * all }, (_, one) => one).filter((one) => isOpen(graph, one));
  const best = new Map<number, number>();
  const waiting = new Set<number>();
  let found = Infinity;
  for (const one of open.filter((one) => one >> 1 === from.edge && (away === undefined || (one & 1) === away))) {
    const start = part(firstCost(one), one & 1 ? from.share : 1 - from.share);
    if (start === Infinity) continue;
    best.set(one, start);
    waiting.add(one);
    const along = one & 1 ? from.share - to.share : to.share - from.share;
    if (from.edge === to.edge && along >= 0) found = Math.min(found, part(firstCost(one), along));
  }
  while (waiting.size > 0) {
    const one = Array.from(waiting).reduce((a, b) => ((best.get(b) ?? 0) < (best.get(a) ?? 0) ? b : a));
    waiting.delete(one);
    const exits = open.filter((next) => tail(next) === head(one));
    for (const next of exits) {
      if (next === (one ^ 1) && exits.length > 1) continue;
      if (isForbidden(graph, head(one) ?? -1, one, next)) continue;
      const here = best.get(one) ?? 0;
      if (next >> 1 === to.edge) found = Math.min(found, here + part(cost(next), next & 1 ? 1 - to.share : to.share));
      if (here + cost(next) < (best.get(next) ?? Infinity)) {
        best.set(next, here + cost(next));
        waiting.add(next);
      }
    }
  }
  return found;
}

/** What the edges of a way cost together, so that the way is the one that its cost is told of. */
function drivenCost(graph: RoadGraph, { from, to, isShortest = false }: WayWish, edges: readonly number[]): number {
  return edges.reduce((sum, one, index) => {
    const metres = (graph.decimetres[one >> 1] ?? 0) / 10;
    const cost = isShortest ? metres : (metres * 3.6) / (graph.kmh[one >> 1] ?? 1);
    const along = (share: number) => (one & 1 ? 1 - share : share);
    const last = index === edges.length - 1 ? along(to.share) : 1;
    return sum + cost * (last - (index === 0 ? along(from.share) : 0));
  }, 0);
}

let counts = { ways: 0, none: 0 };

/** The search's way costs what the plain one costs, and may be driven. */
function expectFastest(graph: RoadGraph, wish: WayWish): void {
  const [found, plain] = [findWay(graph, wish), plainCost(graph, wish)];
  if (plain === Infinity) {
    expect(found).toBeUndefined();
    counts.none += 1;
    return;
  }
  counts.ways += 1;
  expect(found?.cost).toBeCloseTo(plain, 6);
  const edges = found?.edges ?? [];
  expect(drivenCost(graph, wish, edges)).toBeCloseTo(plain, 6);
  for (const [index, next] of edges.entries()) {
    const isAway = index === 0 && wish.away !== undefined;
    expect(isOpen(graph, next) && (isAway || !wish.blocked?.[next >> 1])).toBe(true);
    const before = edges[index - 1];
    if (before === undefined) continue;
    expect(headOf(graph, before)).toBe(headOf(graph, next ^ 1));
    expect(isForbidden(graph, headOf(graph, before), before, next)).toBe(false);
    const exits = graph.out.subarray(graph.outAt[headOf(graph, before)], graph.outAt[headOf(graph, before) + 1]);
    if (next === (before ^ 1)) expect(exits).toHaveLength(1);
  }
}

const headOf = (graph: RoadGraph, one: number) => (one & 1 ? graph.from : graph.to)[one >> 1] ?? 0;

/** Some wishes of each kind: with blocks and without, on one stretch, away from a block. */
function expectFastestWays(graph: RoadGraph, seed: number, isShortest: boolean): void {
  const chance = chances(seed);
  const edges = graph.from.length;
  const blocked = Uint8Array.from({ length: edges }, () => (chance() < 0.1 ? 1 : 0));
  const place = () => ({ edge: Math.floor(chance() * edges), share: Math.min(1, Math.max(0, 1.2 * chance() - 0.1)) });
  for (let count = 0; count < 8; count += 1) {
    const [from, to] = [place(), place()];
    expectFastest(graph, { from, to, isShortest, blocked });
    expectFastest(graph, { from, to: { ...from, share: to.share }, isShortest });
    blocked[from.edge] = 1;
    expectFastest(graph, { from, to, isShortest, blocked, away: chance() < 0.5 ? 0 : 1 });
  }
}

it('costs what a plain Dijkstra finds, in any town, with turn restrictions and blocks', async () => {
  counts = { ways: 0, none: 0 };
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.integer({ min: 2, max: 6 }), fc.boolean(), async (seed, side, isShortest) => {
      expectFastestWays(await graphFrom(madeTown({ seed, side })), seed + 1, isShortest);
    }),
    { numRuns: 60 },
  );
  expect(Math.min(counts.ways, counts.none)).toBeGreaterThan(20);
});

/** Roads as no town has them: dead ends, rings that begin and end at one junction, several between the same two, a metre long or many. */
function tangle(seed: number): RoadGraph {
  const chance = chances(seed);
  const below = (count: number) => Math.floor(chance() * count);
  const spread = chance() < 0.3 ? 4 : 400;
  const spots = new Map(
    Array.from({ length: 3 + below(8) }, () => [below(spread), below(spread)] as const).map((one) => [
      one.join(' '),
      one,
    ]),
  );
  const nodes = Array.from(spots.values());
  const edges: RoadEdge[] = Array.from({ length: nodes.length + below(8) }, (_, index) => {
    const [from, to] = [below(nodes.length), below(nodes.length)];
    const [a, b] = [nodes[from] ?? [0, 0], nodes[to] ?? [0, 0]];
    const apart = Math.ceil(Math.hypot(a[0] - b[0], a[1] - b[1]) * 11.12);
    // No two lengths are alike: that is what stretches between the same junctions are told apart by.
    const decimetres = apart + 1 + index + (chance() < 0.3 ? below(3_000) : 0);
    return { from, to, decimetres, kmh: 10 + below(80), flags: 1 + below(3), name: '', bends: [] };
  });
  const noTurns = Array.from({ length: below(2 * edges.length) }, (): NoTurn => {
    const via = below(nodes.length);
    const here = edges.filter(({ from, to }) => from === via || to === via);
    const side = () => here[below(here.length)] ?? { from: via, to: via, decimetres: 0 };
    const otherEnd = ({ from, to }: { from: number; to: number }) => (from === via ? to : from);
    const [into, out] = [side(), side()];
    return {
      via,
      fromNode: otherEnd(into),
      fromDecimetres: into.decimetres,
      toNode: otherEnd(out),
      toDecimetres: out.decimetres,
    };
  });
  return joinTiles([encodeRoadTile({ nodes, edges, noTurns, waters: [] })]);
}

it('costs what a plain Dijkstra finds over any tangle of roads', () => {
  counts = { ways: 0, none: 0 };
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (seed, isShortest) =>
      expectFastestWays(tangle(seed), seed + 1, isShortest),
    ),
    { numRuns: 300 },
  );
  expect(Math.min(counts.ways, counts.none)).toBeGreaterThan(500);
});

it('leads over a risk only where there is no other way, however long that is', () => {
  const ways = { around: 0, over: 0 };
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const graph = tangle(seed);
      const chance = chances(seed + 1);
      const risks = Object.values(riskFlags);
      for (const [edge, flags] of graph.flags.entries()) {
        if (chance() < 0.3) graph.flags[edge] = flags | (risks[Math.floor(chance() * risks.length)] ?? 0);
      }
      const isRisky = (edge: number) => ((graph.flags[edge] ?? 0) & ANY_RISK) !== 0;
      const blocked = Uint8Array.from(graph.flags, (_, edge) => Number(isRisky(edge)));
      const safe = Array.from(graph.flags.keys()).filter((edge) => !isRisky(edge));
      const place = () => ({ edge: safe[Math.floor(chance() * safe.length)] ?? 0, share: chance() });
      if (safe.length === 0) return;
      for (let count = 0; count < 8; count += 1) {
        const [from, to] = [place(), place()];
        const way = findWay(graph, { from, to });
        const around = plainCost(graph, { from, to, blocked });
        ways[around === Infinity ? 'over' : 'around'] += way ? 1 : 0;
        if (around !== Infinity) expect(way?.cost).toBeCloseTo(around, 6);
        else expect(way === undefined).toBe(plainCost(graph, { from, to }) === Infinity);
      }
    }),
    { numRuns: 300 },
  );
  expect(Math.min(ways.around, ways.over)).toBeGreaterThan(100);
});

it('reaches just what a flood without costs reaches, by the same rules and around the same blocks', () => {
  const counts = { reached: 0, not: 0 };
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const graph = tangle(seed);
      const chance = chances(seed + 1);
      const edges = graph.from.length;
      const blocked = Uint8Array.from({ length: edges }, () => (chance() < 0.2 ? 1 : 0));
      const start = Math.floor(chance() * edges);
      blocked[start] = 0;
      const { entered } = reachFrom(graph, [2 * start, 2 * start + 1], blocked);
      for (let edge = 0; edge < edges; edge += 1) {
        if (edge === start) continue;
        const isReached = entered[2 * edge] === 1 || entered[2 * edge + 1] === 1;
        const wish = { from: { edge: start, share: 0.5 }, to: { edge, share: 0.5 }, blocked };
        expect(isReached).toBe(plainCost(graph, wish) < Infinity);
        counts[isReached ? 'reached' : 'not'] += 1;
      }
    }),
    { numRuns: 300 },
  );
  expect(Math.min(counts.reached, counts.not)).toBeGreaterThan(500);
});

it('remembers who was first at a junction until somebody sooner came: the way back is theirs', () => {
  const spots = Array.from({ length: 7 }, (_, index) => [10 * index, 0] as const);
  const road = (from: number, to: number, decimetres: number, flags = 1): RoadEdge => ({
    from,
    to,
    decimetres,
    flags,
    kmh: 36,
    name: '',
    bends: [],
  });
  const edges = [
    road(6, 0, 1_000),
    road(0, 1, 2_000),
    road(1, 2, 8_000),
    // Sooner at 2, but over 3, where its turn to 4 is forbidden: only who came to 2 by the long way may go back to 3 and on.
    road(0, 3, 7_000),
    road(2, 3, 1_000, 3),
    road(3, 4, 1_100),
    road(2, 5, 1_500),
  ];
  const noTurns = [{ via: 3, fromNode: 0, fromDecimetres: 7_000, toNode: 4, toDecimetres: 1_100 }];
  const graph = joinTiles([encodeRoadTile({ nodes: spots, edges, noTurns, waters: [] })]);
  const wish = { from: { edge: 0, share: 1 }, to: { edge: 5, share: 1 }, isShortest: true };
  const way = findWay(graph, wish);
  expect(way?.edges.map((one) => one >> 1)).toEqual([0, 1, 2, 4, 5]);
  expect(way?.cost).toBeCloseTo(1_210, 6);
  expect(plainCost(graph, wish)).toBeCloseTo(1_210, 6);
});

it('finds the way across the antimeridian', async () => {
  const graph = await graphFrom(madeTown({ seed: 3, side: 5, origin: { lat: -17, lng: 179.996 } }));
  const same = await graphFrom(madeTown({ seed: 3, side: 5, origin: { lat: -17, lng: 20.396 } }));
  expect(graph.from.length).toBe(same.from.length);
  expect(graph.nodes.lng.some((lng) => lng < 0) && graph.nodes.lng.some((lng) => lng > 0)).toBe(true);
  const ends = { from: { edge: 0, share: 0.5 }, to: { edge: 20, share: 0.5 } };
  expect(findWay(graph, ends)?.cost ?? Infinity).toBe(plainCost(graph, ends));
});
