import { useEffect } from 'react';
import { awaitedDeliveries, type Awaited } from '../../data/queries/items/awaited-deliveries.ts';
import { saidOf } from '../../data/queries/items/tracked.ts';
import { refreshAwaited } from '../../data/sync/refresh-awaited.ts';
import { useQuery } from '../shared/use-query.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';

/**
 * What is under way to a request that was sent from this phone; asked anew when the screen opens, when the phone comes back, and when what was
 * said of one has arrived.
 */
export function useAwaitedDeliveries(aidId: string): Awaited | undefined {
  const said = useQuery(() => saidOf(aidId), [aidId]);
  const arrived = said?.filter(({ act, state }) => act === 'received' && state === 'sent').length;
  useEffect(() => whenWorthIt(() => void refreshAwaited(aidId)), [aidId, arrived]);
  return useQuery(() => awaitedDeliveries(aidId), [aidId]);
}
