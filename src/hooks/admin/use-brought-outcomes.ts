import { unknownOutcomes } from '../../data/queries/admin/own-acts.ts';
import { refreshOutcomes } from '../../data/sync/refresh-outcomes.ts';
import { useBrought } from '../lists/use-brought.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

/** Has it asked for what became of this phone's acts when the screen opens and whenever one has arrived. */
export function useBroughtOutcomes(): void {
  const account = usePerson()?.id;
  const read = useQuery(unknownOutcomes, [account]);
  useBrought(refreshOutcomes, { account, arrived: read?.arrived ?? 0, asOf: read?.asOf });
}
