import { outboxLimits } from '../../../../contract/outbox-limits.ts';

/** How many items the next request may carry. */
export interface Window {
  size: number;
  /** What a failure taught us not to exceed for now. */
  ceiling: number;
  /** Milliseconds of the quickest request so far: mostly the way there and back, whatever it carries. */
  baseMs: number;
}

/** Each drain begins with one item: on a dead link it costs least, and it carries the first receipt soonest. */
export const firstWindow: Window = { size: 1, ceiling: outboxLimits.batchItems, baseMs: outboxLimits.textRequestMs };

/** 1, 32, 1,000: three round trips for a thousand reports. */
const GROWTH = 32;
/** A request should take at most half its time limit by what the last one took, so that 2G links never time out on size. */
const TARGET_MS = outboxLimits.textRequestMs / 2;
/** One item no slower than this may well have spent its time on the connection, not on its bytes. */
const CONNECTING_MS = 2_500;

export function afterSuccess(window: Window, sentItems: number, tookMs: number): Window {
  const ceiling = sentItems >= window.ceiling ? Math.min(window.ceiling * 2, outboxLimits.batchItems) : window.ceiling;
  const took = Math.min(Math.max(tookMs, 1), outboxLimits.textRequestMs);
  const baseMs = Math.min(window.baseMs, took);
  const grown = Math.max(window.size, sentItems * GROWTH);
  const size = Math.max(1, Math.min(grown, fitting(sentItems, took, baseMs), ceiling));
  return { size, ceiling, baseMs };
}

/** Items that should fit `TARGET_MS`, if each takes as long as one of the last request did beyond the way there and back. */
function fitting(sentItems: number, took: number, baseMs: number): number {
  if (sentItems === 1) return took <= CONNECTING_MS ? GROWTH : Math.floor(TARGET_MS / took);
  const perItemMs = (took - baseMs) / (sentItems - 1);
  return perItemMs > 0 ? Math.floor((TARGET_MS - baseMs) / perItemMs) : outboxLimits.batchItems;
}

export function afterFailure(window: Window, sentItems: number): Window {
  // One item that fails says nothing about size.
  const ceiling = sentItems === 1 ? window.ceiling : Math.floor(sentItems / 2);
  return { ...window, size: 1, ceiling };
}
