import * as v from 'valibot';
import { roadIndexSchema, ROADS_PATH, type RoadTileEntry } from '../../../contract/roads/road-index.ts';
import { isWholeRoadTile } from '../../../contract/roads/road-tile.ts';
import { errorNames } from '../error-names.ts';
import { apiHost } from './api-host.ts';
import type { FieldFile } from './field-files.ts';
import { ROAD_CACHE } from './field-caches.ts';

const LIST = apiHost + ROADS_PATH;

/** The tiles that the server has; without a network those of the list that was kept, `undefined` where none was. Never rejects. */
export async function roadTileList(signal: AbortSignal): Promise<readonly RoadTileEntry[] | undefined> {
  try {
    const answer = await fetch(LIST, { credentials: 'omit', redirect: 'error', signal });
    const text = answer.ok ? await answer.text() : '';
    const tiles = tilesOf(text);
    if (tiles) {
      await (await openCache())?.put(LIST, new Response(text)).catch(() => undefined);
      return tiles;
    }
  } catch {
    // What was kept has to do.
  }
  return readKeptList();
}

/** The list that was kept, for what must cost nothing. Never rejects. */
export async function keptRoadTileList(): Promise<readonly RoadTileEntry[]> {
  return (await readKeptList().catch(() => undefined)) ?? [];
}

async function readKeptList(): Promise<readonly RoadTileEntry[] | undefined> {
  return tilesOf((await kept(LIST).then((one) => one?.text())) ?? '');
}

/** Those of the tiles that are not on this phone yet. */
export async function missingTiles(tiles: readonly RoadTileEntry[]): Promise<RoadTileEntry[]> {
  const there = await Promise.all(tiles.map(({ file }) => kept(addressOf(file))));
  return tiles.filter((_, index) => !there[index]);
}

/** A tile of this phone, else of the server, which is kept. `undefined` where there is neither. Never rejects. */
export async function roadTile({ file }: RoadTileEntry, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
  const address = addressOf(file);
  try {
    const found = await (await kept(address))?.arrayBuffer();
    if (found && isWholeRoadTile(new Uint8Array(found))) return found;
    const bytes = await fetchTile(address, signal);
    if (bytes) await (await openCache())?.put(address, new Response(bytes)).catch(() => undefined);
    return bytes;
  } catch {
    return undefined;
  }
}

/** A login page in its place, or half of it, is no tile: kept, it would be in the way of the true one for ever. */
async function fetchTile(address: string, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
  const answer = await fetch(address, { credentials: 'omit', redirect: 'error', signal });
  const bytes = answer.ok ? await answer.arrayBuffer() : undefined;
  return bytes && isWholeRoadTile(new Uint8Array(bytes)) ? bytes : undefined;
}

/** Where a tile lies once it is kept. */
export function roadFile({ file, bytes }: RoadTileEntry): FieldFile {
  return { cache: ROAD_CACHE, address: addressOf(file), bytes };
}

/** Fetches a tile and keeps it, or says why it could not be: this phone is full, or the server did not answer. Never rejects. */
export async function keepRoadTile({ file }: RoadTileEntry, signal: AbortSignal): Promise<'kept' | 'full' | 'away'> {
  const address = addressOf(file);
  try {
    const bytes = await fetchTile(address, signal);
    if (!bytes) return 'away';
    await (await caches.open(ROAD_CACHE)).put(address, new Response(bytes));
    return 'kept';
  } catch (error) {
    return errorNames(error).includes('QuotaExceededError') ? 'full' : 'away';
  }
}

function addressOf(file: string): string {
  return `${LIST}/${file}`;
}

async function kept(address: string): Promise<Response | undefined> {
  return (await openCache())?.match(address);
}

/** Undefined where the browser has none, such as on plain http. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(ROAD_CACHE);
  } catch {
    return undefined;
  }
}

function tilesOf(text: string): readonly RoadTileEntry[] | undefined {
  try {
    const read = v.safeParse(roadIndexSchema, JSON.parse(text));
    return read.success ? read.output.tiles : undefined;
  } catch {
    return undefined;
  }
}
