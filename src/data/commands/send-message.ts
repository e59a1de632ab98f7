import type { Result } from '../../../contract/base/result.ts';
import { type ContactBody, contactBodySchema } from '../../../contract/entities/contact-message.ts';
import { isForeignHost } from '../client/our-host.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { SaveFailure } from './items/save-failure.ts';
import { saveItem } from './items/save-item.ts';

export type MessageForm = Pick<ContactBody, 'name' | 'email' | 'message' | 'contactNumber'>;

/**
 * Saves a message to those who run the server on this phone and offers it to the server. Offline: the same; it waits as
 * `queued` and goes out by itself. Refused by the server: the item turns `needs-you` with the server's reason; so it does at
 * a host that takes no messages. `invalid` names the wrong fields and saves nothing; `storage` means that the phone refused.
 * `supersedes` names the refused item that this one corrects: it becomes `replaced` in the same transaction.
 */
export function sendMessage(
  draftId: string,
  form: MessageForm,
  supersedes?: string,
): Promise<Result<OutboxItem, SaveFailure>> {
  return saveItem({ id: draftId, call: 'sendContactMessage', supersedes }, contactBodySchema, form);
}

/** Does the host, as far as it is known, take messages? What it takes a host of section 7 does not. */
export async function takesMessages(): Promise<boolean> {
  return !(await isForeignHost());
}
