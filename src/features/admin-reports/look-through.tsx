import { lazy } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useKeptOrder } from '../../hooks/admin/use-kept-order.ts';
import { useReportCounts } from '../../hooks/admin/use-admin-reports.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { ReportChoices, ReportFilters } from './report-filters.tsx';
import { chosenFilters, hasOrder, plainView, type ReportedView } from './read-view.ts';
import { StatusPanel } from './status-panel.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useSettled } from '../../hooks/shared/use-settled.ts';
import { useWideWindow } from '../../hooks/shared/use-wide-window.ts';
import { placeOfView } from '../../maps/near/near-place.ts';
import { OrderField } from '../../parts/found/order-field.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useView } from './use-view.ts';
import type { RecordBeside } from './desk/dispatch-desk.tsx';

/** Loaded where there is room for it alone. */
const DispatchDesk = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./desk/dispatch-desk.tsx')).DispatchDesk })),
);

const MINUTE_MS = 60_000;

interface LookThroughProps {
  /** Some of them are on this device; else only the server has what to look through. */
  hasCopy: boolean;
  /** A report's details, beside the list where there is room. */
  record: RecordBeside;
}

/** Filters, the statuses, and the reports of one: on a wide screen as a desk to dispatch from. */
export function LookThrough({ hasCopy, record }: LookThroughProps) {
  const isWide = useWideWindow();
  const now = useNow(MINUTE_MS);
  const { view, change } = useView();
  const { order, choose } = useKeptOrder('reports');
  const search = useSettled(view.search);
  const counts = useReportCounts();
  const heldBack = useReportCounts('triage')?.pending ?? 0;
  // What the server found was an answer to another question.
  const ask = (part: Partial<ReportedView>) => change({ ...part, source: 'phone' });
  if (!hasCopy && view.source !== 'server') return null;
  const onClear = () => ask({ ...none, search: '' });
  const filters = { view, onChange: ask, onClear, order, onOrder: choose };
  const panel = { view, change, search, now, heldBack, order };
  const tabs = {
    status: view.status,
    counts: counts && { ...counts, pending: counts.pending - heldBack },
    onOpen: (status: ReportedView['status']) => ask({ status }),
  };
  if (isWide) {
    return (
      <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
        <DispatchDesk
          now={now}
          from={placeOfView(view)}
          isFromServer={view.source === 'server'}
          search={{
            words: view.search,
            filtersOn: chosenFilters(view),
            onType: (words) => ask({ search: words }),
            onClear,
            order: hasOrder(view) && <OrderField order={order} onChoose={choose} />,
            choices: <ReportChoices view={view} onChange={ask} />,
          }}
          renderWithin={(children) => <StatusTabs {...tabs}>{children}</StatusTabs>}
          renderList={(ways) => <StatusPanel {...panel} {...ways} />}
          record={record}
        />
      </LatePart>
    );
  }
  return (
    <>
      <ReportFilters {...filters} />
      <StatusTabs {...tabs}>
        <StatusPanel {...panel} />
      </StatusTabs>
    </>
  );
}

const none = { type: undefined, severity: undefined, age: undefined, near: undefined, km: plainView.km };
