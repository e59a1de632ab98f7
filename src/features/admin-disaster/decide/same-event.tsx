import { nearReports } from '../../../data/queries/admin/near-reports.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { SameChoice } from '../../../parts/records/same-choice.tsx';

const MINUTE_MS = 60_000;

/** Of which report is this a double? One of those near it, as this phone knows them. */
export function SameEvent({ report, problem }: { report: AdminReport; problem: string | undefined }) {
  const near = useQuery(() => nearReports(report), [report._id]);
  const now = useNow(MINUTE_MS);
  return near && <SameChoice near={near} now={now} problem={problem} />;
}
