import { systemClock } from '../../../../contract/base/clock.ts';
import type { QueuedCallName } from '../../../../contract/calls/queued.ts';
import { mainDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { readPerson } from '../../person-store.ts';
import { ownUnsent, sentSince } from './outbox.ts';

/** What the server told the signed-in person alone, as this device keeps it. */
export interface OwnCopy {
  /** The account whose it is. */
  owner: string;
  /** Device time at which it was asked for: what was sent before is in it. */
  asOf: number;
}

/** This device's copy under that key; `undefined` where it has none of this person. Never rejects. */
export async function ownCopy<Copy extends { owner: string }>(key: string): Promise<Copy | undefined> {
  const row = await mainDb.settings.get(key).catch(() => undefined);
  const copy = row?.value as Copy | undefined;
  return copy !== undefined && copy.owner === readPerson()?.id ? copy : undefined;
}

/**
 * What this person did on this phone by these calls and no copy may have yet, oldest first. Where the phone's clock was put back since the
 * copy was asked for, all that is kept counts as such; what was sent in a time to come counts as known, or the copy would be asked for
 * without end.
 */
export async function itemsUnknownTo(asOf: number, calls: ReadonlySet<QueuedCallName>): Promise<OutboxItem[]> {
  const now = systemClock.now();
  const sent = await sentSince(asOf > now ? 0 : asOf);
  const items = [...(await ownUnsent()), ...sent.filter(({ sentAt = 0 }) => sentAt <= now)];
  return items.filter(({ call }) => calls.has(call)).sort((a, b) => a.createdAt - b.createdAt);
}
