import { expect, test as base } from './journey.ts';
import { openTileServer, type TileServer } from './tile-server.ts';

interface MapFixtures {
  tiles: TileServer;
}

/** Journeys whose server knows a map server of this machine. */
export const test = base.extend<MapFixtures>({
  tiles: async ({}, use) => {
    const tiles = await openTileServer();
    await use(tiles);
    await tiles.close();
  },

  settings: async ({ tiles }, use) => use(() => ({ TILE_URL: tiles.template })),
});

export { expect };
