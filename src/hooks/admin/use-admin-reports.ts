import type { Lane } from '../../../contract/enumerations.ts';
import {
  adminReportsOrNear,
  reportCounts,
  type AdminReportList,
  type ReportCounts,
  type WantedReports,
} from '../../data/queries/admin/admin-reports.ts';
import { useBroughtOutcomes } from './use-brought-outcomes.ts';
import { useListCopy, type ListCopy } from '../lists/use-list-copy.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

const LISTS = ['reports'] as const;

export interface AdminReports {
  /** `undefined` while it is being read. */
  list: (AdminReportList & { isNear: boolean }) | undefined;
  /** Of the lane that is asked for. */
  counts: ReportCounts | undefined;
  copy: ListCopy | undefined;
}

/** Reports of this device's copy for admins, and how many there are of each; the copy is brought up to date as `useListCopy` says. */
export function useAdminReports(wanted: WantedReports): AdminReports {
  const account = usePerson()?.id;
  useBroughtOutcomes();
  const key = JSON.stringify(wanted);
  const list = useQuery(() => adminReportsOrNear(JSON.parse(key) as WantedReports), [key, account]);
  const counts = useReportCounts(wanted.filter?.lane);
  return { list, counts, copy: useListCopy(LISTS) };
}

/** By index, without reading a row. */
export function useReportCounts(lane?: Lane): ReportCounts | undefined {
  const account = usePerson()?.id;
  return useQuery(() => reportCounts(lane), [lane, account]);
}
