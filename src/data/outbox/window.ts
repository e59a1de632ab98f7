import { limits } from '../../../contract/limits.ts';

/** How many items the next request may carry. */
export interface Window {
  size: number;
  /** What a failure taught us not to exceed for now. */
  ceiling: number;
}

/** Each drain begins with one item: on a dead link it costs least, and it carries the first receipt soonest. */
export const firstWindow: Window = { size: 1, ceiling: limits.batchItems };

/** 1, 32, 1,000: three round trips for a thousand reports. */
const GROWTH = 32;
/** A request should take at most half its time limit by what the last one took, so that 2G links never time out on size. */
const TARGET_MS = limits.textRequestMs / 2;

export function afterSuccess(window: Window, sentItems: number, tookMs: number): Window {
  const ceiling = sentItems >= window.ceiling ? Math.min(window.ceiling * 2, limits.batchItems) : window.ceiling;
  const byTime = Math.floor((sentItems * TARGET_MS) / Math.min(Math.max(tookMs, 1), limits.textRequestMs));
  const grown = Math.max(window.size, sentItems * GROWTH);
  return { size: Math.max(1, Math.min(grown, byTime, ceiling)), ceiling };
}

export function afterFailure(sentItems: number): Window {
  return { size: 1, ceiling: Math.max(1, Math.floor(sentItems / 2)) };
}
