import type { OutboxItem } from '../../outbox/item.ts';
import { outboxItem, ownUnsent } from '../items/outbox.ts';

/** The newest change of the person's profile that waits on this phone, else what became of `savedId`, which the screen saw being saved. */
export async function profileChange(savedId: string | undefined): Promise<OutboxItem | undefined> {
  const waiting = (await ownUnsent()).filter(({ call }) => call === 'saveVolunteerProfile');
  const newest = waiting.sort((a, b) => a.createdAt - b.createdAt).at(-1);
  return newest ?? (savedId === undefined ? undefined : outboxItem(savedId));
}
