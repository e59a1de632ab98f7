import type { ItemReason } from '../../data/outbox/item.ts';

/** How far it is with a form that is sent without being saved. `waits`: it may or may not have arrived. */
export type DirectState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'waits'; reason: ItemReason }
  | { kind: 'refused'; reason: ItemReason };
