import { systemClock } from '../../../contract/base/clock.ts';
import { readPerson } from '../../data/person-store.ts';
import { listsInUse } from '../../data/queries/lists/lists-in-use.ts';
import { askForApproval } from '../../hooks/shared/ask-for-approval.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { onPushed } from '../../platform/push/pushed-news.ts';

/** Milliseconds: news of a disaster are worth a request every quarter of an hour, not every minute of a thin link. */
const EVERY_MS = 15 * 60_000;
/** Milliseconds: whoever waits to be let in looks at the page for it. One small request, and a minute has passed by the time it is answered on a thin link. */
const WAITING_MS = 50_000;

/**
 * Keeps this device's copies of lists up to the server's while the app is open, also where no screen shows them: whoever looks next
 * may have no network. Brings only lists that were looked at on this device, and how an account stands that is not approved. Answers
 * a function that stops it.
 */
export function startListDriver(): () => void {
  const stop = new AbortController();
  let isStart = true;
  const bring = () => {
    if (document.visibilityState !== 'visible') return;
    void bringLists(isStart).then(leaveWork);
    void askForApproval();
    isStart = false;
  };
  addEventListener('online', bring, { signal: stop.signal });
  document.addEventListener('visibilitychange', bring, { signal: stop.signal });
  const timer = setInterval(bring, EVERY_MS);
  const waiting = setInterval(() => {
    if (document.visibilityState === 'visible' && readPerson()?.status === 'pending') void askForApproval();
  }, WAITING_MS);
  // What calls this page may be that very decision.
  const forget = onPushed(() => void askForApproval());
  stop.signal.addEventListener('abort', () => {
    clearInterval(timer);
    clearInterval(waiting);
    forget();
  });
  bring();
  return () => stop.abort();
}

/**
 * What brings them is on the phones of those who look at lists. Others ask for the settings, as every app does at its start: an answer of the
 * server also says whether its database lost what this phone has sent.
 */
async function bringLists(isStart: boolean): Promise<void> {
  const names = await listsInUse();
  if (names.length === 0) return isStart ? undefined : bringConfig();
  const { refreshLists } = await loadUntilThere(() => import('../../data/sync/refresh-lists.ts'));
  await refreshLists(names);
}

async function bringConfig(): Promise<void> {
  const { refreshConfig } = await loadUntilThere(() => import('../../data/sync/refresh-config.ts'));
  await refreshConfig();
}

/** What a volunteer needed where their work has ended leaves the phone after a day; it is done after the lists, which may bring places again. */
async function leaveWork(): Promise<void> {
  if (readPerson()?.role !== 'volunteer') return;
  const { leaveEndedWork } = await loadUntilThere(() => import('../../data/commands/volunteers/leave-ended-work.ts'));
  await leaveEndedWork(systemClock.now());
}
