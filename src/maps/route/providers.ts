import { failed, ok } from '../../../contract/base/result.ts';
import type { RouteProvider } from './find-route.ts';
import type { Route } from './route.ts';

/** Section 9 gives the position ten seconds; a route gets as many. */
const SERVICE_MS = 10_000;
/** The phone's own storage answers in milliseconds, or not at all. */
const STORAGE_MS = 2_000;

/** Driving routes of a server that speaks OSRM's HTTP API. */
export function osrmProvider(url: string): RouteProvider {
  return {
    name: 'osrm',
    timeLimitMs: SERVICE_MS,
    load: async () => (await import('./osrm/osrm.ts')).routesFrom(url),
  };
}

/** The last route that this phone kept. */
export function keptProvider(read: () => Promise<Route | undefined>): RouteProvider {
  const ask = async () => {
    const route = await read();
    return route ? ok(route) : failed('none');
  };
  return { name: 'kept', timeLimitMs: STORAGE_MS, load: async () => ask };
}

/** Distance and time worked out on this phone, without knowing any road. */
export const estimateProvider: RouteProvider = {
  name: 'estimate',
  timeLimitMs: SERVICE_MS,
  load: async () => (await import('./estimate.ts')).estimateRoute,
};
