import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import type { RecordOrder } from '../../../contract/policies/record-orders.ts';
import { oneOf } from '../../parts/form/one-of.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { adminTabAddress } from '../../addresses.ts';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { disasterListTexts } from '../../strings/public/disasters.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './admin-reports.module.css';
import { OverChoice } from './over-choice.tsx';
import { plainView, views, type ReportedView } from './read-view.ts';
import type { DrawReports } from './shown-report.ts';
import type { ViewInAddress } from './use-view.ts';

const PhoneList = lazy(() => loadUntilThere(async () => ({ default: (await import('./phone-list.tsx')).PhoneList })));
const ReportsMap = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./reports-map.tsx')).ReportsMap })),
);
const ServerList = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./server-list.tsx')).ServerList })),
);

interface StatusPanelProps extends ViewInAddress {
  /** The words that are looked for, once the person pauses. */
  search: string;
  now: number;
  /** Reports that nobody sees here: how many wait on the Desk. */
  heldBack: number;
  order: RecordOrder;
  /** Draws the rows of the list; else each is a card. */
  draw?: DrawReports | undefined;
  /** Takes a report that is chosen on the map; else it is shown below. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Reports of one status: as a list, from the phone or the server, and on a map. */
export function StatusPanel({ view, change, search, now, heldBack, order, draw, onChoose }: StatusPanelProps) {
  const shown = { ...view, search };
  const onClear = () => change(cleared(view));
  const isOver = view.status === 'resolved' || view.status === 'dismissed';
  const list =
    view.source === 'server' ? (
      <ServerList
        view={shown}
        order={order}
        now={now}
        onClear={onClear}
        onBack={() => change({ source: 'phone' })}
        draw={draw}
      />
    ) : (
      <PhoneList
        view={shown}
        order={order}
        now={now}
        onClear={onClear}
        onAskServer={() => change({ source: 'server' })}
        draw={draw}
      />
    );
  return (
    <div className={styles['panel']}>
      {isOver && <OverChoice status={view.status} onChoose={(status) => change({ status })} />}
      {view.status === 'pending' && heldBack > 0 && (
        <p className={styles['note']}>
          {reportedTexts.heldBack(heldBack)}{' '}
          <Link to={adminTabAddress('desk', { part: 'triage' })}>{reportedTexts.seeDesk}</Link>
        </p>
      )}
      <Tabs
        label={disasterListTexts.ways}
        start={view.view}
        onOpen={(id) => change({ view: oneOf(views, id) ?? 'list' })}
        tabs={[
          {
            id: 'list',
            label: disasterListTexts.list,
            render: () => view.view === 'list' && <Late key={keyOf(shown, order)}>{list}</Late>,
          },
          {
            id: 'map',
            label: disasterListTexts.map,
            render: () =>
              view.view === 'map' && (
                <Late>
                  <ReportsMap view={shown} now={now} onChoose={onChoose} />
                </Late>
              ),
          },
        ]}
      />
    </div>
  );
}

function Late({ children }: { children: React.ReactNode }) {
  return <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>{children}</LatePart>;
}

/** All of the same status. */
function cleared({ status, view }: ReportedView): ReportedView {
  return { ...plainView, type: undefined, severity: undefined, age: undefined, near: undefined, status, view };
}

/** Another choice begins at the top again. */
function keyOf({ near, ...view }: ReportedView, order: RecordOrder): string {
  return JSON.stringify([view, near, order]);
}
