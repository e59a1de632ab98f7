import type { Lane } from '../../../contract/enumerations.ts';
import {
  adminAidOrNear,
  aidCounts,
  type AdminAidList,
  type AidCounts,
  type WantedAid,
} from '../../data/queries/admin/admin-aid.ts';
import { useBroughtOutcomes } from './use-brought-outcomes.ts';
import { useListCopy, type ListCopy } from '../lists/use-list-copy.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

const LISTS = ['aid'] as const;

export interface AdminAidState {
  /** `undefined` while it is being read. */
  list: (AdminAidList & { isNear: boolean }) | undefined;
  /** Of the lane that is asked for. */
  counts: AidCounts | undefined;
  copy: ListCopy | undefined;
}

/** Aid requests of this device's copy for admins, and how many there are of each; brought up to date as `useListCopy` says. */
export function useAdminAid(wanted: WantedAid): AdminAidState {
  const account = usePerson()?.id;
  useBroughtOutcomes();
  const key = JSON.stringify(wanted);
  const list = useQuery(() => adminAidOrNear(JSON.parse(key) as WantedAid), [key, account]);
  return { list, counts: useAidCounts(wanted.lane), copy: useListCopy(LISTS) };
}

/** By index, without reading a row. */
export function useAidCounts(lane?: Lane): AidCounts | undefined {
  const account = usePerson()?.id;
  return useQuery(() => aidCounts(lane), [lane, account]);
}
