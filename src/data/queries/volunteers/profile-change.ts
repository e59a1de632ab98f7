import type { QueuedCallName } from '../../../../contract/calls/queued.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { outboxItem, ownUnsent } from '../items/outbox.ts';

/** The newest change by this call that waits on this phone, else what became of `savedId`, which the screen saw being saved. */
export async function profileChange(
  call: QueuedCallName,
  savedId: string | undefined,
): Promise<OutboxItem | undefined> {
  const waiting = (await ownUnsent()).filter((item) => item.call === call);
  const newest = waiting.sort((a, b) => a.createdAt - b.createdAt).at(-1);
  return newest ?? (savedId === undefined ? undefined : outboxItem(savedId));
}
