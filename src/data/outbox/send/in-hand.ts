import type { OutboxItem } from '../item.ts';
import type { OutboxReader } from '../ports.ts';

/**
 * What a drain has in hand: one row for all ids, since marking a thousand items one by one takes a phone as long as sending them.
 * A drain that dies leaves it behind.
 */
export interface InHand {
  ids: readonly string[];
  /** When the try began, device time. */
  at: number;
}

export const IN_HAND_KEY = 'in-hand';
export const emptyHand: InHand = { ids: [], at: 0 };

/** A try takes 30 s at most; what is in hand longer than this was left by a drain that died. */
const TRY_MS = 60_000;

export async function readInHand(reader: Pick<OutboxReader, 'meta'>): Promise<InHand> {
  return ((await reader.meta(IN_HAND_KEY)) as InHand | undefined) ?? emptyHand;
}

export function isInHand(hand: InHand, id: string, now: number): boolean {
  return now >= hand.at && now - hand.at < TRY_MS && hand.ids.includes(id);
}

/** The item as screens see it: `sending` while a drain has it in hand. */
export function shownItem(item: OutboxItem, hand: InHand, now: number): OutboxItem {
  if (item.state !== 'queued' || !isInHand(hand, item.id, now)) return item;
  return { ...item, state: 'sending', lastTryAt: hand.at };
}
