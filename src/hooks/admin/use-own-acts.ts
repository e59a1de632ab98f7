import { actsOn, allOwnActs, type RecordActs } from '../../data/queries/admin/own-acts.ts';
import { useBroughtOutcomes } from './use-brought-outcomes.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

/** What this phone did to records (`recordId`: to one) and is not over; `undefined` while it is being read. */
export function useOwnActs(recordId?: string): RecordActs | undefined {
  const account = usePerson()?.id;
  useBroughtOutcomes();
  return useQuery(() => (recordId === undefined ? allOwnActs() : actsOn(recordId)), [account, recordId]);
}
