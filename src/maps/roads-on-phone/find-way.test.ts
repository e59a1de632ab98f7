import { expect, it } from 'vitest';
import { chances, madeTown } from '../../../tests/support/roads/made-town.ts';
import { graphFrom } from '../../../tests/support/roads/roads-of.ts';
import { fc } from '../../../tests/support/property.ts';
import { findWay, isOpen, type WayWish } from './find-way.ts';
import { turnKey, type RoadGraph } from './road-graph.ts';

/** Dijkstra over all turns, as plainly as it can be written: what the search is held against. */
function plainCost(graph: RoadGraph, { from, to, isShortest = false, blocked }: WayWish): number {
  const all = graph.from.length;
  const cost = (one: number) => {
    const metres = (graph.decimetres[one >> 1] ?? 0) / 10;
    if (blocked?.[one >> 1]) return Infinity;
    return isShortest ? metres : (metres * 3.6) / (graph.kmh[one >> 1] ?? 1);
  };
  const head = (one: number) => (one & 1 ? graph.from : graph.to)[one >> 1];
  const tail = (one: number) => (one & 1 ? graph.to : graph.from)[one >> 1];
  const open = Array.from({ length: 2 * all }, (_, one) => one).filter((one) => isOpen(graph, one));
  const best = new Map<number, number>();
  const waiting = new Set<number>();
  let found = Infinity;
  for (const one of open.filter((one) => one >> 1 === from.edge)) {
    best.set(one, cost(one) * (one & 1 ? from.share : 1 - from.share));
    waiting.add(one);
    const along = one & 1 ? from.share - to.share : to.share - from.share;
    if (from.edge === to.edge && along >= 0) found = Math.min(found, cost(one) * along);
  }
  while (waiting.size > 0) {
    const one = Array.from(waiting).reduce((a, b) => ((best.get(b) ?? 0) < (best.get(a) ?? 0) ? b : a));
    waiting.delete(one);
    const exits = open.filter((next) => tail(next) === head(one));
    for (const next of exits) {
      if (next === (one ^ 1) && exits.length > 1) continue;
      if (graph.noTurns.has(turnKey(one, next, all))) continue;
      const here = best.get(one) ?? 0;
      if (next >> 1 === to.edge) found = Math.min(found, here + cost(next) * (next & 1 ? 1 - to.share : to.share));
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

it('costs what a plain Dijkstra finds, in any town, with turn restrictions and blocks', async () => {
  let [ways, none] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.integer({ min: 2, max: 6 }), fc.boolean(), async (seed, side, isShortest) => {
      const graph = await graphFrom(madeTown({ seed, side }));
      const chance = chances(seed + 1);
      const edges = graph.from.length;
      const blocked = Uint8Array.from({ length: edges }, () => (chance() < 0.1 ? 1 : 0));
      for (let count = 0; count < 8; count += 1) {
        const place = () => ({ edge: Math.floor(chance() * edges), share: chance() });
        const wish = { from: place(), to: place(), isShortest, blocked };
        const [found, plain] = [findWay(graph, wish), plainCost(graph, wish)];
        if (plain === Infinity) {
          expect(found).toBeUndefined();
          none += 1;
          continue;
        }
        ways += 1;
        expect(found?.cost).toBeCloseTo(plain, 6);
        expect(drivenCost(graph, wish, found?.edges ?? [])).toBeCloseTo(plain, 6);
        for (const [index, next] of (found?.edges ?? []).entries()) {
          expect(isOpen(graph, next) && !blocked[next >> 1]).toBe(true);
          const before = found?.edges[index - 1];
          if (before !== undefined) expect(graph.noTurns.has(turnKey(before, next, edges))).toBe(false);
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(Math.min(ways, none)).toBeGreaterThan(20);
});

it('finds the way across the antimeridian', async () => {
  const graph = await graphFrom(madeTown({ seed: 3, side: 5, origin: { lat: -17, lng: 179.996 } }));
  const same = await graphFrom(madeTown({ seed: 3, side: 5, origin: { lat: -17, lng: 20.396 } }));
  expect(graph.from.length).toBe(same.from.length);
  expect(graph.nodes.lng.some((lng) => lng < 0) && graph.nodes.lng.some((lng) => lng > 0)).toBe(true);
  const ends = { from: { edge: 0, share: 0.5 }, to: { edge: 20, share: 0.5 } };
  expect(findWay(graph, ends)?.cost ?? Infinity).toBe(plainCost(graph, ends));
});
