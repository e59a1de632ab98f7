import { messages } from '../../../contract/messages.ts';
import type { ItemReason } from '../../data/outbox/item.ts';

/**
 * Section 8's words for an aid request that was finally refused: the server's own message, else by its status
 * ('HTTP error! status: {code}' where that says failure), else the fallback.
 */
export function aidFailureText(reason: ItemReason | undefined): string {
  if (reason?.message !== undefined && reason.message !== '') return reason.message;
  if (reason?.status === undefined) return messages.aidFallback;
  return reason.status >= 400 ? messages.httpError(reason.status) : messages.aidFailed;
}
