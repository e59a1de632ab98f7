import { useSyncExternalStore } from 'react';
import { isPhoneFull, onFullness } from '../../data/outbox/keep/fullness.ts';

/** Has this phone no room left, so that what has arrived may still stand as waiting? */
export function useFullPhone(): boolean {
  return useSyncExternalStore(onFullness, isPhoneFull);
}
