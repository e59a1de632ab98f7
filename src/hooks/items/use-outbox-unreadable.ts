import { useSyncExternalStore } from 'react';
import { isOutboxUnreadable, onOutboxReadability } from '../../data/outbox/keep/unreadable.ts';

/** Has the outbox refused every drain of late? What a screen read of it before says nothing then. */
export function useOutboxUnreadable(): boolean {
  return useSyncExternalStore(onOutboxReadability, isOutboxUnreadable, () => false);
}
