import type { OutboxItem } from '../item.ts';
import { ENVELOPE_BYTES } from './batch-text.ts';

/** Bytes of one batch unpacked: a thousand reports of 1 kB fit, and a phone of 2 GB does not notice. */
export const PLANNED_BATCH_BYTES = 2 * 1024 * 1024;

/**
 * Chooses from due rows, in order, those that travel together: at most `window` items and `PLANNED_BATCH_BYTES`.
 * Suspects (`suspectOf`) never travel with rows that are clean, and only in halves of what failed. All have one owner: that of
 * the row tried least recently, so nobody's rows and an account's take turns.
 */
export function planBatch(due: readonly OutboxItem[], window: number): OutboxItem[] {
  const batch: OutboxItem[] = [];
  let cap = window;
  let bytes = 0;
  for (const item of due) {
    if (batch[0] && !mayTravelTogether(batch[0], item)) continue;
    cap = Math.min(cap, ownCap(item));
    if (batch.length >= cap) break;
    bytes += item.bytes + ENVELOPE_BYTES;
    if (batch.length > 0 && bytes > PLANNED_BATCH_BYTES) break;
    batch.push(item);
  }
  return batch;
}

function mayTravelTogether(first: OutboxItem, item: OutboxItem): boolean {
  return first.owner === item.owner && isSuspect(first) === isSuspect(item);
}

function isSuspect(item: OutboxItem): boolean {
  return item.suspectOf !== undefined;
}

function ownCap(item: OutboxItem): number {
  return item.suspectOf === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(item.suspectOf / 2));
}
