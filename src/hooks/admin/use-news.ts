import { useEffect, useSyncExternalStore } from 'react';
import { followNews, newsState, onNewsState, type NewsState } from '../../data/sync/follow-news.ts';
import { useMay } from '../shared/use-may.ts';
import { useOnline } from '../shared/use-online.ts';
import { usePerson } from '../shared/use-person.ts';

export type { NewsState } from '../../data/sync/follow-news.ts';

/**
 * Follows what changes on the server while a screen that uses this is looked at, and keeps this device's lists and overview up to it.
 * `live`: told at once; `asking`: asked every minute; `offline`: nobody answers.
 */
export function useNews(): NewsState {
  const account = usePerson()?.id;
  // Who waits for approval would be refused, with an error in the console each minute.
  const mayFollow = useMay('follow-news');
  useEffect(() => (account === undefined || !mayFollow ? undefined : followWhileSeen()), [account, mayFollow]);
  return useSyncExternalStore(onNewsState, newsState);
}

/**
 * Whether a screen that follows the news keeps its lists up to the server's by itself: told at once, or asking every minute. So it is
 * from the beginning, until nobody answers: a list's age would else flash up at each opening.
 */
export function useIsLive(): boolean {
  const isOnline = useOnline();
  return useSyncExternalStore(onNewsState, newsState) !== 'offline' && isOnline;
}

/** Anew when the page is looked at again, and when the network seems back. */
function followWhileSeen(): () => void {
  let stop: (() => void) | undefined;
  const turn = () => {
    stop?.();
    stop = document.visibilityState === 'visible' ? followNews() : undefined;
  };
  turn();
  addEventListener('online', turn);
  document.addEventListener('visibilitychange', turn);
  return () => {
    stop?.();
    removeEventListener('online', turn);
    document.removeEventListener('visibilitychange', turn);
  };
}
