import type { Result } from '../../../contract/base/result.ts';
import { hasVisibleText } from '../../../contract/base/text.ts';
import { isCounted, NO_QUANTITY } from '../../../contract/counted-needs.ts';
import { type AidBody, aidBodySchema } from '../../../contract/entities/aid-request.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { photosToFollow } from '../photos/photo-store.ts';
import type { SaveFailure } from './items/save-failure.ts';
import { saveItem } from './items/save-item.ts';

export type AidForm = Omit<AidBody, 'createdAt' | 'claimSecretHash' | 'photosToFollow' | 'supersedes'>;

/**
 * Saves a request for aid on this phone and offers it to the server; `status` and each need's `status` are filled in.
 * Offline: the same; it waits as `queued` and goes out by itself. Refused by the server: the item turns `needs-you`
 * with the server's reason. `invalid` names the wrong fields and saves nothing; `storage` means that the phone refused.
 * `supersedes` names the refused item that this one corrects: it becomes `replaced` in the same transaction,
 * and its photos come along. Photos follow by themselves: how many is said in it, and no trouble with them keeps it from being saved.
 */
export async function requestAid(
  draftId: string,
  form: AidForm,
  supersedes?: string,
): Promise<Result<OutboxItem, SaveFailure>> {
  const photos = await photosToFollow(draftId, supersedes);
  return saveItem({ id: draftId, call: 'requestAid', supersedes, photos }, aidBodySchema, withQuantities(form));
}

/** A quantity that need not be said goes as a dash. Here and not in the form, which waits for no more code than it has. */
export function withQuantities(form: AidForm): AidForm {
  const requirements = form.requirements.map((need) =>
    isCounted(need.type) || hasVisibleText(String(need.quantity ?? '')) ? need : { ...need, quantity: NO_QUANTITY },
  );
  return { ...form, requirements };
}
