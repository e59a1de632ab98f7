import { lazy, type ReactNode } from 'react';
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

/**
 * A volunteer's notifications: the disaster that they are on, what became of their offers, and where help is wanted. What the app itself
 * has to ask or to say (`children`) is below the first disasters: they are what a volunteer opens it for.
 */
export function NotificationsTab({ children }: { children: ReactNode }) {
  const copy = useListCopy(LISTS);
  const state = useDesk();
  const now = useNow(REFRESH_MS);
  // Read for its own sake: a storage that does not answer is told, not waited for.
  const stored = useStored(() => disasterList({ filter: { status: 'active' }, limit: 1 }), [usePerson()?.id]);
  const standing = standingOf(state);
  const isListed = stored.kind === 'ready' && copy !== undefined && copy.stands !== 'empty';
  const below = (
    <>
      <LatePart>
        <ReportRoad />
      </LatePart>
      {children}
    </>
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
      <section className={styles['section']} aria-labelledby="tasks-title">
        <div className={styles['head']}>
          <h3 id="tasks-title">{taskListTexts.title}</h3>
          {stored.kind === 'ready' ? <ListBar copy={copy} /> : <StorageTrouble reading={stored} />}
        </div>
        {isListed && (
          <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
            <TaskBrowser standing={standing} isWhole={copy.stands === 'whole'} kept={copy.kept} now={now}>
              {below}
            </TaskBrowser>
          </LatePart>
        )}
      </section>
      {!isListed && below}
    </div>
  );
}
