import { leftToRight } from '../../strings/isolate.ts';
import { reasonSentence, reasonTexts } from '../../strings/forms/reasons.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { storageTexts } from '../../strings/shell/storage.ts';
import { timeUntil } from '../../strings/time.ts';
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

/** What becomes of what waits when the app is closed; a hook's own facts fit. */
export interface ClosingFacts {
  /** The browser wakes the app's worker when there is a connection. */
  sendsWhileClosed: boolean;
  /** The browser has promised not to clear the storage, which it does in no private window. */
  isPromised: boolean;
  /** A window whose storage goes with it. `false` is no promise. */
  isPrivate: boolean;
}

/** Whether the app may be closed while an item waits. Of a window known as private another warning speaks. */
export function closingWords(item: ItemToShow, { sendsWhileClosed, isPromised, isPrivate }: ClosingFacts): string[] {
  if (isPrivate) return [];
  const sending = sendsWhileClosed ? savedTexts.closeIsFine : savedTexts.openAgain;
  return [
    // Open or closed, it is not sent before its owner is back.
    ...(item.reason?.code === 'sign-in' ? [] : [sending]),
    ...(isPromised ? [] : [storageTexts.ifPrivate]),
  ];
}
