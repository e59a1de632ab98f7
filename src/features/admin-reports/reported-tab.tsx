import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { adminReports } from '../../data/queries/admin/admin-reports.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useMay } from '../../hooks/shared/use-may.ts';
import { useOwnActs } from '../../hooks/admin/use-own-acts.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useStored } from '../../hooks/shared/use-stored.ts';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { StorageTrouble } from '../../parts/saved/storage-trouble.tsx';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './admin-reports.module.css';

const LookThrough = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./look-through.tsx')).LookThrough })),
);

const LISTS = ['reports'] as const;

/** The admin's tab Reported: all reports by status, to be looked through, and each led to its own page. */
export function ReportedTab() {
  const { key } = useLocation();
  const person = usePerson();
  const mayLook = useMay('find-records');
  if (!mayLook) return <EmptyState icon="report" title={reportedTexts.notYet} />;
  // A link to another of its views begins it anew; so does another person.
  return <Reported key={`${person?.id} ${key}`} />;
}

function Reported() {
  const copy = useListCopy(LISTS);
  // Read for its own sake: a storage that does not answer is told, not waited for.
  const stored = useStored(() => adminReports({ limit: 1 }), [usePerson()?.id]);
  // What became of this phone's acts is asked for while they are looked at.
  useOwnActs();
  return (
    <div className={styles['tab']}>
      {stored.kind === 'ready' ? <ListBar copy={copy} /> : <StorageTrouble reading={stored} />}
      {stored.kind === 'ready' && copy && (
        <Suspense fallback={<Skeleton label={appTexts.loading} lines={6} />}>
          <LookThrough hasCopy={copy.stands !== 'empty'} />
        </Suspense>
      )}
    </div>
  );
}
