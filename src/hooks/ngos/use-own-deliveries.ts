import { useEffect } from 'react';
import { ownDeliveries, type OwnDeliveries } from '../../data/queries/ngos/own-deliveries.ts';
import { refreshDeliveries } from '../../data/sync/refresh-deliveries.ts';
import { onTopicNews } from '../../data/sync/topic-news.ts';
import { useBroughtOutcomes } from '../admin/use-brought-outcomes.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';
import { useBrought, type Brought } from '../lists/use-brought.ts';

/**
 * The signed-in NGO's own deliveries; brought anew when the screen opens, when the phone comes back, when an act of this phone has
 * arrived at the server, and when a request has changed, as it does by what its receiver says. `undefined` while they are being read.
 */
export function useOwnDeliveries(): (OwnDeliveries & Brought) | undefined {
  const account = usePerson()?.id;
  useBroughtOutcomes();
  const read = useQuery(ownDeliveries, [account]);
  const brought = useBrought(refreshDeliveries, { account, arrived: read?.arrived ?? 0, asOf: read?.asOf });
  useEffect(() => onTopicNews((topics) => topics.has('aid') && void refreshDeliveries()), []);
  return read && { ...brought, ...read };
}
