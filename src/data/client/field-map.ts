import { errorNames } from '../error-names.ts';
import { FIELD_MAP_CACHE } from './field-caches.ts';
import type { FieldFile } from './field-files.ts';
import { fetchRange, namesOf, NoPart, rangeName, rangeOf, type MapBytes, type MapRange } from './map-range.ts';

/** What every reader of the file asks for first. It is kept as one part, and where it is, the other parts can be found. */
export const HEAD = { offset: 0, length: 16_384 };

/** Read once, and again after this page has kept something. */
const known = new Map<string, Promise<readonly MapRange[]>>();

/** The parts of this file that are kept for the field, of all its states. Never rejects. */
export function fieldRanges(url: string): Promise<readonly MapRange[]> {
  const file = new URL(url, location.href).href;
  const read = known.get(file) ?? namesIn(file).then((names) => names.map(rangeOf));
  known.set(file, read);
  return read;
}

/** The same, also where another page has kept or deleted some since. */
export function freshFieldRanges(url: string): Promise<readonly MapRange[]> {
  known.clear();
  return fieldRanges(url);
}

/** States of the file that can be read: those whose head is here. Never rejects. */
export async function readableStates(url: string): Promise<string[]> {
  const ranges = await fieldRanges(url);
  return ranges.filter((range) => isHead(range)).map(({ state }) => state);
}

export function isHead({ offset, length }: Pick<MapRange, 'offset' | 'length'>): boolean {
  return offset === HEAD.offset && length === HEAD.length;
}

export function holds(range: MapRange, { state, offset, length }: MapRange): boolean {
  return range.state === state && range.offset <= offset && range.offset + range.length >= offset + length;
}

/** One state of the file, as far as it is kept for the field: nothing of it is ever asked of a server. */
export class FieldMap {
  readonly #url: string;
  readonly #state: string;

  constructor(url: string, state: string) {
    this.#url = new URL(url, location.href).href;
    this.#state = state;
  }

  getKey(): string {
    return `${this.#url} ${this.#state}`;
  }

  /** Rejects where the phone does not have them. */
  async getBytes(offset: number, length: number): Promise<MapBytes> {
    const wanted = { state: this.#state, offset, length };
    const range = (await fieldRanges(this.#url)).find((one) => holds(one, wanted));
    if (!range) throw new Error('this part is not kept for the field');
    const found = await (await caches.open(FIELD_MAP_CACHE)).match(rangeName(this.#url, range));
    if (!found) {
      known.delete(this.#url);
      throw new Error('this part was deleted');
    }
    const start = offset - range.offset;
    const data = await (await found.blob()).slice(start, start + length).arrayBuffer();
    return { data, ...(this.#state !== '' && { etag: this.#state }) };
  }
}

/** Where a part lies once it is kept. */
export function fieldMapFile(url: string, range: MapRange): FieldFile {
  return {
    cache: FIELD_MAP_CACHE,
    address: rangeName(new URL(url, location.href).href, range),
    bytes: range.length,
  };
}

/** Fetches a part and keeps it, or says why it could not be. One of another state of the file is none of it. Never rejects. */
export async function keepFieldRange(
  url: string,
  range: MapRange,
  signal: AbortSignal,
): Promise<'kept' | 'none' | 'full' | 'away'> {
  const { address } = fieldMapFile(url, range);
  try {
    const { data, etag = '' } = await fetchRange(url, range, signal);
    if (etag !== range.state) return 'away';
    await (await caches.open(FIELD_MAP_CACHE)).put(address, new Response(data));
    return 'kept';
  } catch (error) {
    if (error instanceof NoPart && error.isFinal) return 'none';
    return errorNames(error).includes('QuotaExceededError') ? 'full' : 'away';
  } finally {
    known.clear();
  }
}

/** Those of the files that are parts of the map in another state than the newer ones: once these are all here, nothing needs those. */
export function replacedMapFiles(files: readonly FieldFile[], newer: readonly FieldFile[]): FieldFile[] {
  const stateOf = ({ address }: FieldFile) => rangeOf(address).state;
  const states = new Set(newer.filter(isMapFile).map(stateOf));
  return states.size === 0 ? [] : files.filter((file) => isMapFile(file) && !states.has(stateOf(file)));
}

function isMapFile({ cache }: FieldFile): boolean {
  return cache === FIELD_MAP_CACHE;
}

async function namesIn(file: string): Promise<string[]> {
  try {
    const names = (await (await caches.open(FIELD_MAP_CACHE)).keys()).map(({ url }) => url);
    return names.filter((name) => name.startsWith(namesOf(file)));
  } catch {
    // The browser has no such store, such as on plain http.
    return [];
  }
}
