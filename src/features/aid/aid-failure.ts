import { shownMessages } from '../../strings/forms/messages.ts';
import type { ItemReason } from '../../data/outbox/item.ts';
import { serverWords } from '../../strings/forms/known-sentences.ts';
import { reasonTexts } from '../../strings/forms/reasons.ts';

/**
 * Section 8's words for an aid request that was finally refused: the server's own message, else by its status
 * ('HTTP error! status: {code}' where that says failure), else the fallback.
 */
export function aidFailureText(reason: ItemReason | undefined): string {
  // Nobody asked the server: the phone itself found it.
  if (reason?.code === 'damaged') return reasonTexts.damaged;
  if (reason?.message !== undefined && reason.message !== '')
    return serverWords(reason.message, shownMessages.aidFallback);
  if (reason?.status === undefined) return shownMessages.aidFallback;
  return reason.status >= 400 ? shownMessages.httpError(reason.status) : shownMessages.aidFailed;
}
