import { useEffect } from 'react';
import { approvalsCopy, ownOutcomes, type ApprovalsCopy } from '../../data/queries/admin/approvals.ts';
import type { OwnOutcome } from '../../../contract/entities/acts.ts';
import { actItems } from '../../data/queries/admin/own-acts.ts';
import { refreshApprovals } from '../../data/sync/refresh-approvals.ts';
import { onTopicNews } from '../../data/sync/topic-news.ts';
import { useBrought, type Brought } from '../lists/use-brought.ts';
import { useOverview } from './use-overview.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

export interface ApprovalsState extends Brought {
  /** `undefined`: this phone has no copy yet. */
  copy: ApprovalsCopy | undefined;
  /** What became of this person's own acts, as far as it was told. */
  outcomes: readonly OwnOutcome[];
}

/**
 * Who waits for a role, as this phone heard last. Asked anew when the screen opens, when a decision of this phone has arrived, and when
 * the overview tells of another number. `undefined` while it is being read.
 */
export function useApprovals(): ApprovalsState | undefined {
  const account = usePerson()?.id;
  const read = useQuery(async () => {
    const copy = await approvalsCopy();
    const items = await actItems(copy?.asOf ?? 0).catch(() => []);
    const arrived = items.filter(({ call, state }) => call === 'actOnAccount' && state === 'sent').length;
    return { copy, arrived, outcomes: await ownOutcomes() };
  }, [account]);
  const brought = useBrought(refreshApprovals, { account, arrived: read?.arrived ?? 0, asOf: read?.copy?.asOf });
  const waiting = useOverview()?.overview?.waiting.approvals;
  const news = waiting && `${waiting.count} ${waiting.since ?? ''}`;
  useEffect(() => {
    if (news !== undefined) void refreshApprovals();
  }, [news]);
  // One that comes while another is decided leaves the number as it was.
  useEffect(() => onTopicNews((topics) => topics.has('accounts') && void refreshApprovals()), []);
  return read && { ...brought, copy: read.copy, outcomes: read.outcomes };
}
