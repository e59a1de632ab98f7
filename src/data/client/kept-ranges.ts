import { fetchRange, nameEnd, namesOf, rangeName, rangeOf, type MapBytes } from './map-range.ts';
import { areTilesGivenUp, BASE_MAP_CACHE, dropTiles } from './tile-cache.ts';

/** As much as the pictures of the ground may take. */
const MOST_BYTES = 10_000_000;

/** Thrown where the bytes are of another state of the file than those that were asked for before. */
export class OtherFile extends Error {}

/**
 * The parts of one file that this phone has read, in storage of ours: browsers do not keep the answers to range requests. Each is one
 * entry, named by the file, its state and its place; those used least recently go first.
 */
export class KeptRanges {
  readonly #url: string;
  readonly #mayFetch: () => boolean;
  readonly #onItsWay = new Map<string, Promise<MapBytes>>();
  /** Sizes by name, the least recently used first; undefined where this browser keeps nothing. */
  #shelf: Promise<Map<string, number> | undefined> | undefined;

  /** `mayFetch`: may bytes be asked for that nobody pressed a button for? */
  constructor(url: string, mayFetch: () => boolean) {
    this.#url = new URL(url, location.href).href;
    this.#mayFetch = mayFetch;
  }

  getKey(): string {
    return this.#url;
  }

  /** Rejects where the phone does not have them and they do not come. */
  async getBytes(offset: number, length: number, signal?: AbortSignal, etag?: string): Promise<MapBytes> {
    const kept = await this.#find(offset, length, etag);
    if (kept) return kept;
    if (!this.#mayFetch()) throw new Error('the base map is not fetched over this link');
    const place = `${offset}-${length}`;
    // Several tiles ask for the same directory at once.
    const asked = this.#onItsWay.get(place) ?? this.#fetch(offset, length);
    this.#onItsWay.set(place, asked);
    try {
      const bytes = await asked;
      signal?.throwIfAborted();
      if (etag !== undefined && bytes.etag !== etag) throw new OtherFile('the base map has changed');
      return bytes;
    } finally {
      this.#onItsWay.delete(place);
    }
  }

  async #fetch(offset: number, length: number): Promise<MapBytes> {
    const bytes = await fetchRange(this.#url, { offset, length });
    // Parts of which nobody says what state they are of would be mixed with those of the next.
    if (bytes.etag !== undefined) await this.#keep(offset, length, bytes.data, bytes.etag);
    return bytes;
  }

  #open(): Promise<Map<string, number> | undefined> {
    this.#shelf ??= (async () => {
      try {
        const cache = await caches.open(BASE_MAP_CACHE);
        const shelf = new Map<string, number>();
        for (const { url } of await cache.keys()) {
          const { state, length } = rangeOf(url);
          if (state !== '') shelf.set(url, length);
          // An earlier version kept what nobody can say the state of.
          else await cache.delete(url);
        }
        return shelf;
      } catch {
        return undefined;
      }
    })();
    return this.#shelf;
  }

  async #find(offset: number, length: number, etag: string | undefined): Promise<MapBytes | undefined> {
    const shelf = await this.#open();
    const [start, end] = [namesOf(this.#url), nameEnd({ offset, length })];
    const isState = (one: string) => etag === undefined || rangeOf(one).state === etag;
    const name =
      shelf && Array.from(shelf.keys()).find((one) => one.startsWith(start) && one.endsWith(end) && isState(one));
    if (!shelf || name === undefined) return undefined;
    try {
      const found = await (await caches.open(BASE_MAP_CACHE)).match(name);
      if (!found) return undefined;
      const size = shelf.get(name) ?? 0;
      shelf.delete(name);
      shelf.set(name, size);
      return { data: await found.arrayBuffer(), etag: rangeOf(name).state };
    } catch {
      return undefined;
    }
  }

  async #keep(offset: number, length: number, data: ArrayBuffer, etag: string): Promise<void> {
    const shelf = await this.#open();
    if (!shelf || areTilesGivenUp()) return;
    try {
      const cache = await caches.open(BASE_MAP_CACHE);
      const drop = async (name: string) => (shelf.delete(name), cache.delete(name));
      for (const name of shelf.keys()) if (this.#isOfOtherState(name, etag)) await drop(name);
      const name = rangeName(this.#url, { state: etag, offset, length });
      await cache.put(name, new Response(data));
      shelf.set(name, length);
      let sum = 0;
      for (const size of shelf.values()) sum += size;
      for (const [oldest, size] of shelf) {
        if (sum <= MOST_BYTES) break;
        sum -= size;
        await drop(oldest);
      }
    } catch {
      this.#shelf = Promise.resolve(undefined);
      await dropTiles();
    }
  }

  #isOfOtherState(name: string, etag: string): boolean {
    return name.startsWith(namesOf(this.#url)) && rangeOf(name).state !== etag;
  }
}
