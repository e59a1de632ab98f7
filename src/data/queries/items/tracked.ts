import { isQueuedCall } from '../../../../contract/calls/queued.ts';
import type { OwnAct } from '../../../../contract/entities/own-act.ts';
import type { TrackView } from '../../../../contract/entities/track.ts';
import { idBeginning, readReference } from '../../../../contract/read-reference.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { outboxItem } from './outbox.ts';
import { TRACK_KEY } from '../../device-settings.ts';

/** How far something has come that was sent from this phone. */
export interface Tracked {
  /** Absent: the server does not know it. */
  view?: TrackView;
  /** Device time at which it was asked for. */
  asOf: number;
}

/** By the record's id. */
export type KeptTracked = Readonly<Record<string, Tracked>>;

const TRACKED_CALLS: readonly string[] = ['reportDisaster', 'requestAid'];

/** Can it be tracked? */
export function isTracked({ call }: Pick<OutboxItem, 'call'>): boolean {
  return TRACKED_CALLS.includes(call);
}

/** The item of this phone with this reference, as it was typed, that can be tracked; `undefined` where there is none. */
export async function itemWithReference(typed: string): Promise<OutboxItem | undefined> {
  const reference = readReference(typed);
  if (reference === undefined) return undefined;
  const items = await outboxDb.items.where('id').startsWith(idBeginning(reference)).toArray();
  const found = items.find(isTracked);
  return found && outboxItem(found.id);
}

/** What this phone was told last of it; `undefined` where it was never told. Never rejects. */
export async function trackedRecord(id: string): Promise<Tracked | undefined> {
  const row = await mainDb.settings.get(TRACK_KEY).catch(() => undefined);
  return (row?.value as KeptTracked | undefined)?.[id];
}

/** Something that was said of a record on this phone. */
export interface SaidOfIt {
  id: string;
  act: OwnAct['act'];
  state: OutboxItem['state'];
  /** Of a message, and when it was written, epoch milliseconds. */
  text?: string;
  /** Of one more requirement: what, and how much. */
  need?: { type: string; quantity: string };
  /** Of what came of a delivery: which. */
  deliveryId?: string;
  at: number;
}

/** What was said of it on this phone, oldest first. */
export async function saidOf(recordId: string): Promise<SaidOfIt[]> {
  const all = await outboxDb.items.toArray();
  return all
    .filter(({ call }) => isQueuedCall(call) && call === 'actOnOwn')
    .map((item) => ({ item, body: parseRecord(item.body) ?? {} }))
    .filter(({ body }) => body['recordId'] === recordId)
    .sort((a, b) => a.item.createdAt - b.item.createdAt)
    .map(({ item: { id, state, createdAt }, body: { act, text, need, deliveryId } }) => ({
      id,
      state,
      act: act as OwnAct['act'],
      at: createdAt,
      ...(typeof text === 'string' && { text }),
      ...(typeof deliveryId === 'string' && { deliveryId }),
      // Our own body, checked by the contract when it was saved.
      ...(act === 'add-need' && { need: need as { type: string; quantity: string } }),
    }));
}
