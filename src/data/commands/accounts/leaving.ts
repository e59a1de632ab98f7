import { ok, type Result } from '../../../../contract/base/result.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { showToAll } from '../../outbox/accounts/change-items.ts';
import { ownUnsent } from '../../queries/items/outbox.ts';
import { unsentToLeave } from '../../queries/items/written.ts';
import { readPerson } from '../../person-store.ts';
import { deleteItem } from '../items/outbox.ts';
import { signOut } from './session.ts';

/**
 * Removes what the logged-in person never sent, at their word, for good: what is their account's, and what they wrote that is nobody's. One
 * that is on its way right now stays, and with it the answer is `being-sent`.
 */
export async function deleteUnsent(): Promise<Result<void, 'being-sent'>> {
  return deleteAll((await unsentToLeave()).map(({ id }) => id));
}

async function deleteAll(ids: readonly string[]): Promise<Result<void, 'being-sent'>> {
  for (const id of ids) {
    const removed = await deleteItem(id);
    if (!removed.ok && removed.failure === 'being-sent') return { ok: false, failure: 'being-sent' };
  }
  return ok(undefined);
}

/**
 * Clears this phone of an account that the server has just deleted: nobody could ever send or open what waits for it. What its person wrote
 * that is nobody's is sent as ever; should it be refused, whoever is at the phone must be able to see why.
 */
export async function leaveDeleted(): Promise<void> {
  await deleteAll((await ownUnsent()).map(({ id }) => id)).catch(console.error);
  const accountId = readPerson()?.id;
  if (accountId !== undefined) await showToAll(devicePorts, accountId).catch(console.error);
  await signOut();
}
