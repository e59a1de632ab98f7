import { useEffect } from 'react';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { isOnlineNow } from '../../hooks/shared/use-online.ts';
import { shownMessages } from '../../strings/forms/messages.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { hideToast, showToast } from '../../ui/overlay/toast.ts';

/**
 * Section 8's text for a report that was just submitted, once it is on its way: of one that waits for a network it would not be true.
 * It goes with the screen, and where the sending turns out to wait after all.
 */
export function useSubmitToast(item: Pick<OutboxItem, 'state' | 'reason'> | undefined): void {
  const words = item && wordsFor(item);
  useEffect(() => {
    if (words === undefined) return undefined;
    showToast(words);
    return () => hideToast(words);
  }, [words]);
}

function wordsFor({ state, reason }: Pick<OutboxItem, 'state' | 'reason'>): string | undefined {
  if (state === 'sent') return shownMessages.reportSent;
  if (state !== 'queued' && state !== 'sending') return undefined;
  // The drain tries without a network too: that is no sending.
  if (!isOnlineNow()) return savedTexts.willBeSent;
  if (state === 'sending') return shownMessages.reportSubmitting;
  return reason && savedTexts.willBeSent;
}
