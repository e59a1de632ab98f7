import { inOrderOfMerging, standingOfReport } from '../../../../contract/policies/merging.ts';
import type { AdminReport } from './admin-reports.ts';

type Compared = Pick<AdminReport, '_id' | 'shownStatus' | 'reportedAt'>;

/** Is one of both over? What is merged with it counts as that. */
export function isOneOver(report: Compared, other: Compared): boolean {
  return [report, other].some(({ shownStatus }) => shownStatus === 'resolved');
}

/** What waits goes into what is open: nothing that everybody sees is hidden behind what they do not. */
export function mergeWish(report: Compared, other: Compared) {
  const { id, into } = inOrderOfMerging(joinedOf(report), joinedOf(other));
  return { reportId: id.id, into: into.id, ...(isOneOver(report, other) && { isOver: true as const }) };
}

function joinedOf({ _id, shownStatus, reportedAt }: Compared) {
  return { id: _id, standing: standingOfReport(shownStatus), at: reportedAt };
}
