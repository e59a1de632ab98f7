import type { Receipt } from '../../../../contract/entities/receipt.ts';
import type { ItemReason } from '../item.ts';

/** What an answer means for one item. A foreign host gives no receipt; ours always. */
export type ItemOutcome =
  | { kind: 'delivered'; receipt?: Receipt }
  | { kind: 'parked'; reason: ItemReason }
  | { kind: 'waits'; reason: ItemReason; retryAfterMs?: number | undefined; firstStepMs?: number | undefined };

/** What an answer means for a batch. `host-failed` is about the whole: no item of it was answered. */
export type Verdict =
  | {
      kind: 'answered';
      outcomes: ReadonlyMap<string, ItemOutcome>;
      /** The most items that this host takes at a time. */
      mostAtOnce?: number;
      /** The host answered, and asked to be left alone for so many milliseconds. */
      pauseMs?: number | undefined;
      /** What it said of the token that came with the batch. */
      refusedToken?: 'expired' | 'mismatched';
    }
  | HostFailure;

/** The host as a whole gave no usable answer. */
export interface HostFailure {
  kind: 'host-failed';
  reason: ItemReason;
  /** It asked to be left alone for so many milliseconds. */
  retryAfterMs?: number | undefined;
}
