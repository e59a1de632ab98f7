import { liveQuery } from 'dexie';
import { DRAIN_LOCK } from '../../data/outbox/send/drain.ts';
import { wake, type DrainSummary, type Trigger } from '../../data/outbox/drive/driver.ts';
import { arePhotosOwed } from '../../data/photos/photos-owed.ts';
import { unsentCount } from '../../data/queries/items/outbox.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { showBadge } from '../../platform/badge.ts';
import { onBeforeReload } from '../../platform/worker/before-reload.ts';
import { passDrainToWorker, requestBackgroundSync } from '../../platform/worker/service-worker.ts';
import { askToKeepStorage } from '../../platform/storage.ts';
import { followAnswers } from './follow-answers.ts';
import { keepUnsentInMind } from './keep-unsent-in-mind.ts';

/** Not sooner: a due time in the past must not spin. Not later: clocks jump, and others move items too. */
const soonestMs = 1_000;
const latestMs = 60_000;

/** A request's own time limit is 30 s; what is still under way then is sent again after the reload. */
const sendMs = 31_000;

/**
 * Drives the outbox from this page: at start, when the network seems back, when the page is looked at again, when the server has answered
 * anything else, and when the next try is due; commands wake the drain by themselves. Never asks `navigator.onLine`, which lies both
 * ways. Answers a function that stops it.
 */
export function startOutboxDriver(): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsent = 0;
  /** Device time of the next try, where something waits for it. */
  let restsUntil = 0;

  const run = async (trigger: Trigger) => {
    if (stop.signal.aborted) return;
    const summary = await wake(trigger);
    clearTimeout(timer);
    restsUntil = summary.nextAt ?? 0;
    if (stop.signal.aborted) return;
    if (unsent > 0 || summary.nextAt !== undefined) timer = setTimeout(() => void run('timer'), delayOf(summary));
    if (summary.waiting > 0) void requestBackgroundSync();
  };
  const onCount = (count: number) => {
    showBadge(count);
    // Ask for the worker's help before the first try: the app may be closed in the next second.
    if (count > unsent) void requestBackgroundSync().then(() => run('timer'));
    // Something was saved, whichever screen it came from.
    if (count > unsent) askToKeepStorage();
    unsent = count;
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void run('visible');
    else if (unsent > 0) passDrainToWorker();
  };

  const counting = liveQuery(unsentCount).subscribe({ next: onCount, error: () => undefined });
  const forget = keepUnsentInMind();
  const forgetAnswers = followAnswers(
    'outbox',
    () => restsUntil,
    () => void run('answer'),
  );
  const forgetReload = onBeforeReload(sendIsOver);
  stop.signal.addEventListener('abort', () => {
    counting.unsubscribe();
    forget();
    forgetReload();
    forgetAnswers();
    clearTimeout(timer);
  });
  listenOnPage(run, onVisibility, stop.signal);
  void run('start').then(() => {
    void followLists(stop.signal);
    followPhotos(stop.signal);
  });
  return () => stop.abort();
}

/** What was said here goes first; then comes news of what others said. */
async function followLists(signal: AbortSignal): Promise<void> {
  const { startListDriver } = await loadUntilThere(() => import('./list-driver.ts'));
  if (!signal.aborted) signal.addEventListener('abort', startListDriver());
}

/** What sends photos is fetched by a phone that has one to send. */
function followPhotos(signal: AbortSignal): void {
  let isLoading = false;
  const next = async (isOwed: boolean) => {
    if (!isOwed || isLoading) return;
    isLoading = true;
    const { startPhotoDriver } = await loadUntilThere(() => import('./photo-driver.ts'));
    if (!signal.aborted) signal.addEventListener('abort', startPhotoDriver());
  };
  const owed = liveQuery(arePhotosOwed).subscribe({ next: (isOwed) => void next(isOwed), error: () => undefined });
  signal.addEventListener('abort', () => owed.unsubscribe());
}

function listenOnPage(run: (trigger: Trigger) => Promise<void>, onVisibility: () => void, signal: AbortSignal): void {
  addEventListener('online', () => void run('online'), { signal });
  addEventListener('focus', () => void run('visible'), { signal });
  addEventListener('appinstalled', askToKeepStorage, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pageshow', (event) => void (event.persisted && run('visible')), { signal });
}

/** Milliseconds until the next look. */
function delayOf({ nextAt = Infinity }: DrainSummary): number {
  const untilNext = nextAt - Date.now();
  return Math.min(latestMs, Math.max(soonestMs, untilNext));
}

/** Resolves when no page and no worker is sending, or after a while in any case. */
async function sendIsOver(): Promise<void> {
  if (!('locks' in navigator)) return;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), sendMs);
  await navigator.locks.request(DRAIN_LOCK, { signal: patience.signal }, () => undefined).catch(() => undefined);
  clearTimeout(timer);
}
