import { systemClock } from '../../../contract/base/clock.ts';
import { failed, type Result } from '../../../contract/base/result.ts';
import type { MapPoint } from '../place.ts';
import type { AskRoute, Route, RouteStatus } from '../route/route.ts';
import { askWorker } from './ask-worker.ts';
import { keepTiles, tilesAround } from './tiles-around.ts';

export interface OwnRoads {
  /** Where roads are blocked. */
  blocks: readonly MapPoint[];
  /** May what is missing be fetched? `false`: its bytes are told to `onMissing` instead. */
  mayFetch: boolean;
  onMissing(bytes: number): void;
}

/** Ways over the roads that this phone has. Only the tiles around them are asked of our own server; the two ends stay on the phone. */
export function routesOver({ blocks, mayFetch, onMissing }: OwnRoads): AskRoute {
  return async ({ from, to }, signal) => {
    const around = await tilesAround([{ from, to }], signal);
    if (!around || around.tiles.length === 0) return failed('no-roads');
    const bytes = around.missing.reduce((sum, tile) => sum + tile.bytes, 0);
    if (bytes > 0 && !mayFetch) {
      onMissing(bytes);
      return failed('roads-missing');
    }
    const tiles = await keepTiles(around.tiles, signal);
    if (tiles.length === 0) return failed('no-roads');
    return askWorker<Result<Route, RouteStatus>>({ tiles, from, to, blocks, at: systemClock.now() }, signal, {
      broken: failed('unreadable'),
      tooLate: failed('timed-out'),
    });
  };
}
