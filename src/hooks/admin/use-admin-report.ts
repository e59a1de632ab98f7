import { adminReport, type AdminReport } from '../../data/queries/admin/admin-reports.ts';
import { useBroughtOutcomes } from './use-brought-outcomes.ts';
import { useListCopy, type ListCopy } from '../lists/use-list-copy.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

const LISTS = ['reports'] as const;

/** One report for admins. `undefined` while it is being read; null where this device's copy has none of this id. */
export function useAdminReport(id: string): { report: AdminReport | null | undefined; copy: ListCopy | undefined } {
  const account = usePerson()?.id;
  useBroughtOutcomes();
  return { report: useQuery(() => adminReport(id), [id, account]), copy: useListCopy(LISTS) };
}
