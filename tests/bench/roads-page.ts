import { findWay, type OnEdge } from '../../src/maps/roads-on-phone/find-way.ts';
import { joinTiles, type RoadGraph } from '../../src/maps/roads-on-phone/road-graph.ts';
import { routeOf } from '../../src/maps/roads-on-phone/route-of.ts';
import { chances } from '../support/roads/made-town.ts';

/** In the page of a phone: the same code as in the app's worker, whose memory and time a browser tells less of. */
let tiles: ArrayBuffer[] = [];
let graph: RoadGraph | undefined;

const roadsPage = {
  /** Tiles as base64. */
  take(all: readonly string[]): void {
    tiles = all.map((one) => Uint8Array.from(atob(one), (letter) => letter.charCodeAt(0)).buffer);
  },

  /** Milliseconds. The graph stays. */
  join(): number {
    const start = performance.now();
    graph = joinTiles(tiles.map((one) => new Uint8Array(one)));
    return performance.now() - start;
  },

  /** Milliseconds of each search over the graph that is here, of so many random ones. */
  search(count: number): number[] {
    const { length } = graph?.from ?? [];
    const chance = chances(2);
    const place = (): OnEdge => ({ edge: Math.floor(chance() * length), share: chance() });
    return Array.from({ length: graph ? count : 0 }, () => {
      const wish = { from: place(), to: place() };
      const start = performance.now();
      if (graph) findWay(graph, wish);
      return performance.now() - start;
    });
  },

  /** All that a tap waits for, but the tiles: read, joined, snapped, searched and told in steps. */
  route(from: { lat: number; lng: number }, to: { lat: number; lng: number }, blocks: (typeof from)[]): number {
    const start = performance.now();
    routeOf({ tiles, from, to, blocks, at: 0 });
    return performance.now() - start;
  },

  drop(): void {
    graph = undefined;
  },
};

declare global {
  interface Window {
    roadsPage: typeof roadsPage;
  }
}

window.roadsPage = roadsPage;
