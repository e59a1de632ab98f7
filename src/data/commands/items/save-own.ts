import { isoTime } from '../../../../contract/base/clock.ts';
import { failed, type Result } from '../../../../contract/base/result.ts';
import type { QueuedCallName } from '../../../../contract/calls/queued.ts';
import { phoneSession } from '../../client/phone-session.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { readPerson } from '../../person-store.ts';
import type { SaveFailure } from './save-failure.ts';
import { saveItem } from './save-item.ts';

export type ActFailure = SaveFailure | { kind: 'signed-out' };
export type Saved = Promise<Result<OutboxItem, ActFailure>>;

interface More {
  /** Items of the account that must be sent before. */
  after?: readonly string[] | undefined;
  /** Photos follow it, which lie under this id: it becomes the item's. */
  photos?: { id: string; count: number } | undefined;
}

/** Saves what belongs to the account of this phone. */
export async function saveOwn(
  call: QueuedCallName,
  schema: Parameters<typeof saveItem>[1],
  formOf: (accountId: string, now: string) => unknown,
  { after, photos }: More = {},
): Saved {
  const session = await phoneSession();
  // Never under a name that the screen does not show: another tab may have signed somebody else in.
  if (!session || session.accountId !== readPerson()?.id) return failed({ kind: 'signed-out' });
  const { accountId } = session;
  const now = isoTime(devicePorts.clock.now());
  const { id = devicePorts.newId(), count } = photos ?? {};
  return saveItem({ id, call, owner: accountId, after, photos: count ?? 0 }, schema, formOf(accountId, now));
}
