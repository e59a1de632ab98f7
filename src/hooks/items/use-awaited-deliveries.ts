import { useEffect } from 'react';
import { awaitedDeliveries, type Awaited } from '../../data/queries/items/awaited-deliveries.ts';
import { refreshAwaited } from '../../data/sync/refresh-awaited.ts';
import { useQuery } from '../shared/use-query.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';

/** What is under way to a request that was sent from this phone; asked anew when the screen opens and when the phone comes back. */
export function useAwaitedDeliveries(aidId: string): Awaited | undefined {
  useEffect(() => whenWorthIt(() => void refreshAwaited(aidId)), [aidId]);
  return useQuery(() => awaitedDeliveries(aidId), [aidId]);
}
