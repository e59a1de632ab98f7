import { expect, test as base } from './journey.ts';
import { openOsrmStandIn, type OsrmStandIn } from './osrm-stand-in.ts';
import { openTileServer, type TileServer } from './tile-server.ts';

interface RouteFixtures {
  routes: OsrmStandIn;
  tiles: TileServer;
}

/** Journeys whose server names a route service and a map server of this machine. */
export const test = base.extend<RouteFixtures>({
  routes: async ({}, use) => {
    const routes = await openOsrmStandIn();
    await use(routes);
    await routes.close();
  },

  tiles: async ({}, use) => {
    const tiles = await openTileServer();
    await use(tiles);
    await tiles.close();
  },

  settings: async ({ routes, tiles }, use) => use(() => ({ OSRM_URL: routes.url, TILE_URL: tiles.template })),
});

export { expect };
