import { listsInUse, refreshLists } from '../data/sync/refresh-lists.ts';

/** Milliseconds: news of a disaster are worth a request every quarter of an hour, not every minute of a thin link. */
const EVERY_MS = 15 * 60_000;

/**
 * Keeps this device's copies of lists up to the server's while the app is open, also where no screen shows them: whoever looks next
 * may have no network. Brings only lists that were looked at on this device. Answers a function that stops it.
 */
export function startListDriver(): () => void {
  const stop = new AbortController();
  const bring = () => {
    if (document.visibilityState === 'visible') void listsInUse().then((names) => refreshLists(names));
  };
  addEventListener('online', bring, { signal: stop.signal });
  document.addEventListener('visibilitychange', bring, { signal: stop.signal });
  const timer = setInterval(bring, EVERY_MS);
  stop.signal.addEventListener('abort', () => clearInterval(timer));
  bring();
  return () => stop.abort();
}
