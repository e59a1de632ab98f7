import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';
import { OtherFile } from '../../data/client/kept-ranges.ts';
import { isSoundTile } from './sound-tile.ts';

/** The server gives no more in one answer; tiles of Protomaps' builds have less than a megabyte. */
export const MOST_PART_BYTES = 4 * 1024 * 1024;
/** A place in a directory has four numbers of a byte at least. */
const ENTRY_BYTES = 4;

/** Thrown where a file leads to a part that no sound file has. */
export class NoSuchPart extends Error {}

/** The parts of a file that may say anything of itself: no part is asked for that no sound file has. */
export class CheckedRanges implements Source {
  readonly #ranges: Source;

  /** Those that the phone has, or fetches. */
  constructor(ranges: Source) {
    this.#ranges = ranges;
  }

  getKey(): string {
    return this.#ranges.getKey();
  }

  async getBytes(offset: number, length: number, signal?: AbortSignal, etag?: string): Promise<RangeResponse> {
    if (!Number.isSafeInteger(offset + length) || length < 1 || length > MOST_PART_BYTES)
      throw new NoSuchPart('no such part');
    try {
      return await this.#ranges.getBytes(offset, length, signal, etag);
    } catch (error) {
      // The reader of the file then forgets what it knew of it, and begins again.
      throw error instanceof OtherFile ? new EtagMismatch(error.message) : error;
    }
  }
}

/** A directory that says it has more places than it has bytes would be read without end. */
export async function openDirectory(packed: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  const bytes = await unpack(packed, compression);
  const places = firstNumber(new Uint8Array(bytes));
  if (places === 0 || places * ENTRY_BYTES > bytes.byteLength) throw new Error('a directory that is none');
  return bytes;
}

export async function openTile(packed: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  const bytes = await unpack(packed, compression);
  if (!isSoundTile(new Uint8Array(bytes))) throw new Error('a tile that is none');
  return bytes;
}

/** By what browsers have; a few kilobytes may be packed from gigabytes, so it ends where there are too many. */
async function unpack(packed: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  // As PMTiles counts: unknown, none, gzip. The others no browser can read.
  if (compression === 0 || compression === 1) return packed;
  if (compression !== 2) throw new Error('packed in a way that browsers cannot read');
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MOST_PART_BYTES) {
      void reader.cancel();
      throw new Error('more than any tile has');
    }
    parts.push(next.value);
  }
  return new Blob(parts).arrayBuffer();
}

function firstNumber(bytes: Uint8Array): number {
  let value = 0;
  for (let at = 0; at < 8; at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * 128 ** at;
    if (byte < 128) return value;
  }
  return Number.POSITIVE_INFINITY;
}
