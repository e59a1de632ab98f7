import { isOpen } from './find-way.ts';
import { isForbidden, type RoadGraph } from './road-graph.ts';

/**
 * The directed edges that somebody comes onto who sets out on these: a one. By the rules of the search, and without its costs. Those that
 * they set out on are among them where they come back. It ends where there are `most` of them, or a few more.
 */
export function reachFrom(
  graph: RoadGraph,
  starts: readonly number[],
  blocked: Uint8Array,
  most = Infinity,
): { entered: Uint8Array; count: number } {
  const { outAt, out } = graph;
  const entered = new Uint8Array(2 * graph.from.length);
  const open = starts.filter((one) => isOpen(graph, one));
  let count = 0;
  for (let one = open.pop(); one !== undefined && count < most; one = open.pop()) {
    const node = (one & 1 ? graph.from : graph.to)[one >> 1] ?? 0;
    const start = outAt[node] ?? 0;
    const end = outAt[node + 1] ?? 0;
    const isDeadEnd = end - start === 1 && out[start] === (one ^ 1);
    for (let at = start; at < end; at += 1) {
      const next = out[at] ?? 0;
      if (entered[next] || blocked[next >> 1]) continue;
      if (next === (one ^ 1) && !isDeadEnd) continue;
      if (graph.hasNoTurn[node] && isForbidden(graph, node, one, next)) continue;
      entered[next] = 1;
      count += 1;
      open.push(next);
    }
  }
  return { entered, count };
}
