import { follow } from '../../data/live.ts';
import { arePhotosOwed, awaitedTexts } from '../../data/photos/photos-owed.ts';
import { readPhotoWish, readSendNow } from '../../data/photos/photo-wishes.ts';
import { devicePhotoPorts } from '../../data/photos/send/device-photo-ports.ts';
import { sendPhotos } from '../../data/photos/send/send-photos.ts';
import { isCostlyLink, onLinkChange } from '../../platform/link.ts';
import { followAnswers } from './follow-answers.ts';

/** Milliseconds: not sooner, lest a due time in the past spins; not later, for clocks jump. */
const SOONEST_MS = 500;
const LATEST_MS = 60_000;

/**
 * Sends photos from this page while any are owed: at its start, when a text has arrived, when the network seems back, when the link or
 * its person's wish is another, and when the next try is due. Answers a function that stops it.
 */
export function startPhotoDriver(): () => void {
  const stop = new AbortController();
  const ports = devicePhotoPorts(isCostlyLink, shrinkAgain);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAgain = false;

  let restsUntil = 0;

  const run = async (isForced: boolean | 'answer') => {
    if (stop.signal.aborted) return;
    isAgain ||= isRunning && isForced === true;
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    const summary = await sendPhotos(ports, isForced).catch((error: unknown) => {
      // A storage that refuses now may come back.
      console.warn('photos', error);
      return { nextAt: Date.now() + LATEST_MS };
    });
    isRunning = false;
    restsUntil = summary.nextAt ?? 0;
    if (stop.signal.aborted) return;
    if (isAgain) {
      isAgain = false;
      void run(true);
    } else if (summary.nextAt !== undefined) {
      const waitMs = Math.min(LATEST_MS, Math.max(SOONEST_MS, summary.nextAt - Date.now()));
      timer = setTimeout(() => void run(false), waitMs);
    }
  };
  const onVisibility = () => void (document.visibilityState === 'visible' && run(true));

  const forgetAnswers = followAnswers(
    'photos',
    () => restsUntil,
    () => void run('answer'),
  );
  addEventListener('online', () => void run(true), { signal: stop.signal });
  addEventListener('focus', () => void run(true), { signal: stop.signal });
  document.addEventListener('visibilitychange', onVisibility, { signal: stop.signal });
  const forgetLink = onLinkChange(() => void run(true));
  // Each of these changes when there is something to do: a text was saved or has arrived, a person wished for something.
  const forgetOwed = follow(whatIsOwed, () => void run(true));
  stop.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    forgetLink();
    forgetAnswers();
    forgetOwed();
  });
  return () => stop.abort();
}

async function shrinkAgain(bytes: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  const { shrinkPhoto } = await import('../../platform/photos/shrink-photo.ts');
  const shrunk = await shrinkPhoto(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), most);
  return typeof shrunk === 'object' ? new Uint8Array(shrunk.whole) : undefined;
}

async function whatIsOwed(): Promise<void> {
  await Promise.all([arePhotosOwed(), awaitedTexts(), readPhotoWish(), readSendNow()]);
}
