import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { outboxDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { parseRecord } from '../../outbox/answer/read-json.ts';
import { outboxItem, ownUnsent } from './outbox.ts';

/** The change of the person's own name that still waits on this phone, the newest of several. */
export async function pendingName(): Promise<OutboxItem | undefined> {
  const changes = (await ownUnsent()).filter(({ call }) => call === 'updateAccount');
  return changes.reduce<OutboxItem | undefined>(
    (newest, item) => (newest && newest.createdAt >= item.createdAt ? newest : item),
    undefined,
  );
}

/** What waits, else what became of the change `savedId`, which this screen saw being saved. */
export async function nameChange(savedId: string | undefined): Promise<OutboxItem | undefined> {
  return (await pendingName()) ?? (savedId === undefined ? undefined : outboxItem(savedId));
}

/** Device time of the last change that this phone still knows of, sent or not; `undefined` where there is none. */
export async function lastNameChangeAt(accountId: string): Promise<number | undefined> {
  const changes = await outboxDb.items
    .filter(({ call, owner }) => call === 'updateAccount' && owner === accountId)
    .toArray();
  const times = changes.map(({ body }) => epochMsOf(String(parseRecord(body)?.['changedAt'])));
  return times.reduce<number | undefined>((last, at) => (last !== undefined && last >= at ? last : at), undefined);
}
