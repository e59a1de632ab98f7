import { distanceKm } from '../../../contract/base/great-circle.ts';
import { systemClock } from '../../../contract/base/clock.ts';
import { failed, type Result } from '../../../contract/base/result.ts';
import type { MapPoint } from '../place.ts';
import type { AskRoute, Route, RouteStatus } from '../route/route.ts';
import type { RoadQuestion } from './route-of.ts';
import { keepTiles, tilesAround } from './tiles-around.ts';

/** Kilometres beyond the two ends that a way may lead round. */
const ROUND_KM = 10;

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
    const middle = { lat: (from.lat + to.lat) / 2, lng: from.lng + shortWay(to.lng - from.lng) / 2 };
    const around = await tilesAround(middle, distanceKm(from, to) / 2 + ROUND_KM, signal);
    if (!around || around.tiles.length === 0) return failed('no-roads');
    const bytes = around.missing.reduce((sum, tile) => sum + tile.bytes, 0);
    if (bytes > 0 && !mayFetch) {
      onMissing(bytes);
      return failed('roads-missing');
    }
    const tiles = await keepTiles(around.tiles, signal);
    return tiles.length === 0
      ? failed('no-roads')
      : askWorker({ tiles, from, to, blocks, at: systemClock.now() }, signal);
  };
}

function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** In a worker of its own, which ends with the answer: what it took of the phone's memory is given back at once. */
function askWorker(question: RoadQuestion, signal: AbortSignal): Promise<Result<Route, RouteStatus>> {
  const worker = new Worker(new URL('road-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Result<Route, RouteStatus>>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Result<Route, RouteStatus>>) => resolve(data));
    worker.addEventListener('error', () => resolve(failed('unreadable')));
    signal.addEventListener('abort', () => resolve(failed('timed-out')));
    worker.postMessage(question, [...question.tiles]);
  }).finally(() => worker.terminate());
}
