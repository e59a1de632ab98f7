import { areTilesGivenUp, dropTiles, TILE_CACHE } from './tile-cache.ts';

const KEPT_AT = 'x-kept-at';
/** About 10 MB of street map. */
const MOST_TILES = 600;
const ROOM_BYTES = 50_000_000;
/** More at a time than one, so that the cache is not counted at every tile. */
const COUNT_EVERY = 25;
/** Map servers ask that a picture be kept so long. */
const FRESH_MS = 7 * 24 * 60 * 60_000;

interface Shelf {
  cache: Cache;
  putsUntilCount: number;
}

/** Undefined where the browser has none, such as on plain http: its own cache must do. */
let shelf: Promise<Shelf | undefined> | undefined;

function openShelf(): Promise<Shelf | undefined> {
  shelf ??= (async () => {
    try {
      const cache = await caches.open(TILE_CACHE);
      return (await hasRoom()) ? { cache, putsUntilCount: 1 } : undefined;
    } catch {
      return undefined;
    }
  })();
  return shelf;
}

/** A phone whose storage is nearly full looks at maps through the browser's own cache alone. */
async function hasRoom(): Promise<boolean> {
  // Not in every browser.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const { quota, usage = 0 } = (await storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage > ROOM_BYTES;
}

export interface KeptTile {
  picture: Blob;
  isFresh: boolean;
}

/** The picture that the phone has of this address. Never rejects. */
export async function keptTile(url: string, now: number): Promise<KeptTile | undefined> {
  try {
    const found = await (await openShelf())?.cache.match(url, { ignoreVary: true });
    if (!found) return undefined;
    const age = Math.abs(now - Number(found.headers.get(KEPT_AT)));
    return { picture: await found.blob(), isFresh: age < FRESH_MS };
  } catch {
    return undefined;
  }
}

/**
 * Asks the map server, and keeps what comes. Undefined where it answers with no picture. Rejects where nothing came, or the
 * server does not let pages of other origins read its pictures.
 */
export async function fetchTile(url: string, now: number, signal: AbortSignal): Promise<Blob | undefined> {
  const answer = await fetch(url, { mode: 'cors', credentials: 'omit', signal });
  const picture = await answer.blob();
  if (!answer.ok || !picture.type.startsWith('image/')) return undefined;
  void keep(url, picture, now);
  return picture;
}

/** The phone's space belongs to what waits to be sent: once it is short, tiles give back theirs, and none is kept any more. */
async function keep(url: string, picture: Blob, now: number): Promise<void> {
  const open = await openShelf();
  if (!open || areTilesGivenUp()) return;
  try {
    await open.cache.put(url, new Response(picture, { headers: { [KEPT_AT]: `${now}` } }));
    open.putsUntilCount -= 1;
    if (open.putsUntilCount > 0) return;
    open.putsUntilCount = COUNT_EVERY;
    await dropOldest(open.cache);
  } catch {
    shelf = Promise.resolve(undefined);
    await dropTiles();
  }
}

/** A cache lists what it holds in the order in which it was put there. */
async function dropOldest(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  const tooMany = kept.slice(0, Math.max(0, kept.length - MOST_TILES));
  for (const tile of tooMany) await cache.delete(tile);
}
