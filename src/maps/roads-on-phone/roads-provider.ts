import type { RouteProvider } from '../route/find-route.ts';
import type { OwnRoads } from './ask-roads.ts';

/** Tiles of roads over a thin link, and a search in a slow phone's worker. */
const ROADS_MS = 60_000;

/** Ways over the roads that this phone has, or fetches first. */
export function roadsProvider(own: OwnRoads): RouteProvider {
  return {
    name: 'roads',
    timeLimitMs: ROADS_MS,
    load: async () => (await import('./ask-roads.ts')).routesOver(own),
  };
}
