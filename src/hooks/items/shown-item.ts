import type { OutboxItem } from '../../data/outbox/item.ts';
import type { HostGate } from '../../data/queries/items/outbox.ts';

/** An item with what the host's own wait adds to it. */
export interface ShownItem extends OutboxItem {
  /** Epoch milliseconds of the device: the later of the item's own wait and the host's. */
  nextTryAt: number;
}

/** An item waits for its own reason, or for the host's where it was never the one at fault. */
export function shownItem(item: OutboxItem, gate: HostGate): ShownItem {
  const isWaiting = item.state === 'queued' || item.state === 'sending';
  const reason = item.reason ?? (isWaiting && gate.failures > 0 ? gate.reason : undefined);
  return { ...item, ...(reason && { reason }), nextTryAt: Math.max(item.nextAt, gate.until) };
}
