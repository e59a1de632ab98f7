import { ok, type Result } from '../../../../contract/base/result.ts';
import { ownUnsent } from '../../queries/items/outbox.ts';
import { deleteItem } from '../items/outbox.ts';
import { signOut } from './session.ts';

/**
 * Removes what the logged-in person never sent, at their word, for good. One that is on its way right now stays, and with
 * it the answer is `being-sent`.
 */
export async function deleteOwnUnsent(): Promise<Result<void, 'being-sent'>> {
  for (const { id } of await ownUnsent()) {
    const removed = await deleteItem(id);
    if (!removed.ok && removed.failure === 'being-sent') return { ok: false, failure: 'being-sent' };
  }
  return ok(undefined);
}

/** Clears this phone of an account that the server has just deleted: nobody could ever send or open what waits for it. */
export async function leaveDeleted(): Promise<void> {
  await deleteOwnUnsent().catch(console.error);
  await signOut();
}
