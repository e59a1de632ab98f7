import { lazy } from 'react';
import { disasterList } from '../../../data/queries/lists/disasters.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useListCopy } from '../../../hooks/lists/use-list-copy.ts';
import { useDesk } from '../../../hooks/lists/use-desk.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useStored } from '../../../hooks/shared/use-stored.ts';
import { ListBar } from '../../../parts/found/list-bar.tsx';
import { StorageTrouble } from '../../../parts/saved/storage-trouble.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { appTexts } from '../../../strings/shell/app.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lastDecision, standingOf } from '../list/standing.ts';
import styles from '../list/task.module.css';
import { useFreshCopy } from '../list/use-fresh-copy.ts';

const OwnPart = lazy(() => loadUntilThere(async () => ({ default: (await import('./own-part.tsx')).OwnPart })));
const TaskBrowser = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../list/task-browser.tsx')).TaskBrowser })),
);
const PushedTasks = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../list/pushed-tasks.tsx')).PushedTasks })),
);

const ReportRoad = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../roads/report-road.tsx')).ReportRoad })),
);

const LISTS = ['reports'] as const;
const REFRESH_MS = 15_000;
/** Up to so many disasters are read without choosing among them. */
const FEW = 8;

/** A volunteer's notifications: the disaster that they are on, what became of their offers, and where help is wanted. */
export function NotificationsTab() {
  const copy = useListCopy(LISTS);
  const state = useDesk();
  const now = useNow(REFRESH_MS);
  // Read for its own sake: a storage that does not answer is told, not waited for.
  const stored = useStored(() => disasterList({ filter: { status: 'active' }, limit: FEW + 1 }), [usePerson()?.id]);
  const standing = standingOf(state);
  const areMany = stored.kind === 'ready' && stored.value.rows.length > FEW;
  // Below a list whose end is near, else before it.
  const road = (
    <LatePart>
      <ReportRoad />
    </LatePart>
  );
  useFreshCopy(copy, lastDecision(state));
  return (
    <div className={styles['screen']}>
      {state && (
        <LatePart>
          <OwnPart state={state} own={standing.own} now={now} />
        </LatePart>
      )}
      {state && !state.desk && state.trouble && <p className={styles['note']}>{taskListTexts.deskUnknown}</p>}
      <LatePart>
        <PushedTasks standing={standing} now={now} />
      </LatePart>
      {areMany && road}
      <section className={styles['section']} aria-labelledby="tasks-title">
        <h3 id="tasks-title">{taskListTexts.title}</h3>
        {stored.kind === 'ready' ? <ListBar copy={copy} /> : <StorageTrouble reading={stored} />}
        {stored.kind === 'ready' && copy && copy.stands !== 'empty' && (
          <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
            <TaskBrowser standing={standing} areMany={areMany} now={now} />
          </LatePart>
        )}
      </section>
      {!areMany && road}
    </div>
  );
}
