import type { DisplayStatus } from '../../../contract/enumerations.ts';
import { reportedTexts, reportFilterTexts } from '../../strings/admin/admin-reports.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { isFiltered, type ReportedView } from './read-view.ts';

const none: Readonly<Record<DisplayStatus, keyof typeof reportedTexts & `none${string}`>> = {
  pending: 'nonePending',
  active: 'noneActive',
  resolved: 'noneResolved',
  dismissed: 'noneDismissed',
};

/** Section 2's words, or that nothing fits what is looked for. */
export function NoReports({ view, onClear }: { view: ReportedView; onClear(): void }) {
  if (!isFiltered(view)) return <EmptyState icon="report" title={reportedTexts[none[view.status]]} />;
  return (
    <EmptyState
      icon="report"
      title={reportFilterTexts.noneOfThese}
      actions={<Button onClick={onClear}>{reportFilterTexts.clear}</Button>}
    />
  );
}
