import { photoLimits } from '../../../../contract/photo-limits.ts';

/** Milliseconds that a part may take and the next one still be larger: whoever loses one loses no more than that. */
const QUICK_MS = 5_000;
/** One that took longer than this is followed by a smaller one. */
const SLOW_MS = 20_000;

/** Bytes of the smallest part, before the last one. */
export const LEAST_PART_BYTES = photoLimits.partBytes / 2;

/** Bytes of the part after one that went well: the link says how large, up to `most`. */
export function sizeAfter(size: number, tookMs: number, most: number): number {
  if (tookMs < QUICK_MS) return Math.min(size * 2, most);
  return tookMs > SLOW_MS ? sizeAfterFailure(size) : size;
}

/** And after one that did not arrive. */
export function sizeAfterFailure(size: number): number {
  return Math.max(LEAST_PART_BYTES, Math.floor(size / 2));
}

/** Bits a second of the slowest link that a part is sent over at all. */
const SLOWEST = 8_000;
const LEAST_MS = 30_000;

/** Milliseconds until a part of this many bytes is given up. */
export function partLimitMs(bytes: number): number {
  return LEAST_MS + Math.ceil((bytes * 8 * 1000) / SLOWEST);
}
