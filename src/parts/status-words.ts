import { leftToRight } from '../strings/isolate.ts';
import { reasonSentence, reasonTexts } from '../strings/reasons.ts';
import { savedTexts } from '../strings/saved.ts';
import { timeUntil } from '../strings/time.ts';
import type { ItemToShow } from './relay-track.tsx';

/** The headline of trust for an item's state. `reference` is shown for `sent` only. */
export function statusHeadline(item: ItemToShow, reference: string): string {
  switch (item.state) {
    case 'queued':
    case 'sending':
      return savedTexts.saved;
    case 'sent':
      return item.isPlain ? savedTexts.sentPlain : savedTexts.sent(leftToRight(reference));
    case 'replaced':
      return savedTexts.replaced;
    case 'needs-you':
      return savedTexts.needsYou(item.reason ? reasonTexts[item.reason.code] : savedTexts.needsYouHelp);
  }
}

/** Why an unsent item waits and when it is tried next, in one or two sentences. */
export function waitingWords(item: ItemToShow, nextTryAt: number, now: number): string {
  if (item.state === 'sending') return savedTexts.sendingNow;
  if (!item.reason) return savedTexts.waitingFirst;
  // Nothing is tried before that.
  if (item.reason.code === 'sign-in') return reasonSentence(item.reason);
  return `${reasonSentence(item.reason)} ${savedTexts.nextTry(timeUntil(nextTryAt, now))}`;
}
