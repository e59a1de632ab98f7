import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { adminReports } from '../../data/queries/admin/admin-reports.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useMay } from '../../hooks/shared/use-may.ts';
import { useOwnActs } from '../../hooks/admin/use-own-acts.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useWideWindow } from '../../hooks/shared/use-wide-window.ts';
import { useStored } from '../../hooks/shared/use-stored.ts';
import { useIsLive } from '../../hooks/admin/use-news.ts';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { StorageTrouble } from '../../parts/saved/storage-trouble.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './admin-reports.module.css';
import type { RecordBeside } from './desk/dispatch-desk.tsx';

const LookThrough = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./look-through.tsx')).LookThrough })),
);

const LISTS = ['reports'] as const;

interface ReportedTabProps {
  /** A report's details, for where there is room beside the list. A feature of its own. */
  record: RecordBeside;
}

/** The admin's tab Reported: all reports by status, to be looked through, and each led to its own page. */
export function ReportedTab({ record }: ReportedTabProps) {
  const { key } = useLocation();
  const person = usePerson();
  const mayLook = useMay('find-records');
  if (!mayLook) return <EmptyState icon="report" title={reportedTexts.notYet} />;
  // A link to another of its views begins it anew; so does another person.
  return <Reported key={`${person?.id} ${key}`} record={record} />;
}

function Reported({ record }: ReportedTabProps) {
  const isWide = useWideWindow();
  const copy = useListCopy(LISTS);
  const isLive = useIsLive();
  // Read for its own sake: a storage that does not answer is told, not waited for.
  const stored = useStored(() => adminReports({ limit: 1 }), [usePerson()?.id]);
  // What became of this phone's acts is asked for while they are looked at.
  useOwnActs();
  // On a wide screen the list itself begins in view: how old it is stands below it, unless there is none to look at.
  const isBelow = isWide && copy?.stands === 'whole';
  const bar = stored.kind === 'ready' && <ListBar isLive={isLive} copy={copy} />;
  return (
    <div className={styles['tab']}>
      {stored.kind !== 'ready' && <StorageTrouble reading={stored} />}
      {!isBelow && bar}
      {stored.kind === 'ready' && copy && (
        <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
          <LookThrough hasCopy={copy.stands !== 'empty'} record={record} />
        </LatePart>
      )}
      {isBelow && bar}
    </div>
  );
}
