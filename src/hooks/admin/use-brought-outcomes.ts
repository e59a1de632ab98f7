import { useEffect } from 'react';
import { unknownOutcomes } from '../../data/queries/admin/own-acts.ts';
import { askForNews } from '../../data/sync/follow-news.ts';
import { refreshOutcomes } from '../../data/sync/refresh-outcomes.ts';
import { useBrought } from '../lists/use-brought.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

/**
 * Has it asked for what became of this phone's acts when the screen opens and whenever one has arrived; then the lists too, where nobody
 * tells of changes at once.
 */
export function useBroughtOutcomes(): void {
  const account = usePerson()?.id;
  const read = useQuery(unknownOutcomes, [account]);
  const arrived = read?.arrived ?? 0;
  useBrought(refreshOutcomes, { account, arrived, asOf: read?.asOf });
  useEffect(() => {
    if (arrived > 0) askForNews();
  }, [arrived]);
}
