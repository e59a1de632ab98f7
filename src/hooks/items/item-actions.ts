import type { ItemState, OutboxItem } from '../../data/outbox/item.ts';
import { itemAddress } from '../../addresses.ts';
import { parsedBody } from '../draft/parsed-body.ts';

/** What a person can do with an item beyond copying and deleting it; an address is absent where there is nothing to go to. */
export interface ItemActions {
  /** A row that only a later version of the app understands: it is kept, and can be copied and deleted. */
  isNewer: boolean;
  isDamaged: boolean;
  correctTo: string | undefined;
  replacedTo: string | undefined;
}

/** Calls that a form of this version writes. */
const known: ReadonlySet<string> = new Set(['reportDisaster', 'requestAid', 'sendContactMessage']);

const states: ReadonlySet<string> = new Set<ItemState>(['queued', 'sending', 'sent', 'needs-you', 'replaced']);

/** One that has arrived is as much sent as any other, whichever version wrote it. */
function isOfLaterVersion({ v, state }: OutboxItem): boolean {
  return !states.has(state) || (v !== 1 && state !== 'sent' && state !== 'replaced');
}

/** A refused item can be corrected as long as its body can be read; what was removed by request stays removed. */
export function itemActions(item: OutboxItem): ItemActions {
  const { id, call, state, reason, replacedBy } = item;
  const isStuck = item.v === 1 && state === 'needs-you' && reason?.code !== 'gone';
  const canCorrect = isStuck && known.has(call) && parsedBody(item.body) !== undefined;
  return {
    isNewer: isOfLaterVersion(item),
    isDamaged: reason?.code === 'damaged',
    correctTo: canCorrect ? itemAddress(call, 'correct', id) : undefined,
    replacedTo: replacedBy === undefined ? undefined : itemAddress(call, 'item', replacedBy),
  };
}
