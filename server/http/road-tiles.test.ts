import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROADS_PATH, type RoadIndex } from '../../contract/roads/road-index.ts';
import { decodeRoadTile } from '../../tests/support/roads/decoded-tile.ts';
import { madeTown } from '../../tests/support/roads/made-town.ts';
import { builtFrom } from '../../tests/support/roads/roads-of.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { keepArea } from '../road-tiles/road-files.ts';

const roadsFolder = mkdtempSync(join(tmpdir(), 'relief-road-tiles-'));
let app: TestApp;

beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'), { roadsFolder });
});
afterAll(async () => {
  await app.close();
  rmSync(roadsFolder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
const hasRoads = async () => {
  const { data } = (await (await ask('/api/config')).json()) as { data: { roads?: true } };
  return data.roads;
};

it('lists no tile and says so in its settings until roads were made; then all, by an entity tag', async () => {
  expect(await (await ask(ROADS_PATH)).json()).toEqual({ tiles: [] });
  expect(await hasRoads()).toBeUndefined();
  keepArea(roadsFolder, 'town', await builtFrom(madeTown({ seed: 2, side: 8 })));
  expect(await hasRoads()).toBe(true);
  const list = await ask(ROADS_PATH);
  const { tiles } = (await list.json()) as RoadIndex;
  expect(tiles.length).toBeGreaterThan(0);
  expect((await ask(ROADS_PATH, { 'if-none-match': list.headers.get('etag') ?? '' })).status).toBe(304);

  const [{ file, bytes } = { file: '', bytes: 0 }] = tiles;
  const tile = await ask(`${ROADS_PATH}/${file}`);
  expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const read = new Uint8Array(await tile.arrayBuffer());
  expect(read).toHaveLength(bytes);
  expect(decodeRoadTile(read).edges.length).toBeGreaterThan(20);
  expect((await ask(`${ROADS_PATH}/${file}`, { 'if-none-match': tile.headers.get('etag') ?? '' })).status).toBe(304);
});

it.each(['0'.repeat(32), 'x', '..%2f..%2fkeys.json', 'town.area.json'])('has no tile of the name %s', async (name) => {
  expect((await ask(`${ROADS_PATH}/${name}`)).status).toBe(404);
});

it('serves the other areas where one list is broken, and none of a tile that is gone', async () => {
  writeFileSync(join(roadsFolder, 'broken.area.json'), '{"tiles":[{"key":');
  writeFileSync(join(roadsFolder, 'lying.area.json'), '{"tiles":[{"key":"1-1","file":"../../keys","bytes":1}]}');
  mkdirSync(join(roadsFolder, 'folder.area.json'));
  const { tiles } = (await (await ask(ROADS_PATH)).json()) as RoadIndex;
  expect(tiles.every(({ file }) => /^[0-9a-f]{32}$/.test(file))).toBe(true);
  expect(tiles.length).toBeGreaterThan(0);
  for (const name of readdirSync(roadsFolder).filter((one) => one.endsWith('.rrt'))) rmSync(join(roadsFolder, name));
  expect((await ask(`${ROADS_PATH}/${tiles[0]?.file ?? ''}`)).status).toBe(404);
});
