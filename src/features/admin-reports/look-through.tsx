import { useReportCounts } from '../../hooks/admin/use-admin-reports.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { ReportFilters } from './report-filters.tsx';
import { plainView, type ReportedView } from './read-view.ts';
import { StatusPanel } from './status-panel.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useSettled } from '../../hooks/shared/use-settled.ts';
import { useView } from './use-view.ts';

const MINUTE_MS = 60_000;

/** Filters, the statuses, and the reports of one. `hasCopy`: some of them are on this device; else only the server has what to look through. */
export function LookThrough({ hasCopy }: { hasCopy: boolean }) {
  const now = useNow(MINUTE_MS);
  const { view, change } = useView();
  const search = useSettled(view.search);
  const counts = useReportCounts();
  const heldBack = useReportCounts('triage')?.pending ?? 0;
  // What the server found was an answer to another question.
  const ask = (part: Partial<ReportedView>) => change({ ...part, source: 'phone' });
  if (!hasCopy && view.source !== 'server') return null;
  return (
    <>
      <ReportFilters view={view} onChange={ask} onClear={() => ask({ ...none, search: '' })} />
      <StatusTabs
        status={view.status}
        counts={counts && { ...counts, pending: counts.pending - heldBack }}
        onOpen={(status) => ask({ status })}
      >
        <StatusPanel view={view} change={change} search={search} now={now} heldBack={heldBack} />
      </StatusTabs>
    </>
  );
}

const none = { type: undefined, severity: undefined, age: undefined, near: undefined, km: plainView.km };
