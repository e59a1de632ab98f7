import type { WaitingOwner } from '../../data/queries/items/waiting-owner.ts';
import { useLateQuery } from '../shared/use-late-query.ts';

/** What waits for the person who is logged in, or was until the server ended it; `undefined` until that is known. */
export function useWaitingOwner(): WaitingOwner | undefined {
  return useLateQuery(loadWaitingOwner);
}

async function loadWaitingOwner(): Promise<() => Promise<WaitingOwner | undefined>> {
  const { waitingOwner } = await import('../../data/queries/items/waiting-owner.ts');
  return waitingOwner;
}
