import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { adminAid } from '../../data/queries/admin/admin-aid.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useIsLive } from '../../hooks/admin/use-news.ts';
import { useListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useMay } from '../../hooks/shared/use-may.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useStored } from '../../hooks/shared/use-stored.ts';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { StorageTrouble } from '../../parts/saved/storage-trouble.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { aidTabTexts } from '../../strings/admin/admin-aid.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './request/aid.module.css';

const AidDesk = lazy(() => loadUntilThere(async () => ({ default: (await import('./aid-desk.tsx')).AidDesk })));

/** The admin's tab Aid: who asks for what, how far it has come, and in whose hand it is. */
export function AidTab() {
  const { key } = useLocation();
  const person = usePerson();
  if (!useMay('find-records')) return <EmptyState icon="aid" title={aidTabTexts.notYet} />;
  // A link to another of its views begins it anew; so does another person.
  return <Aid key={`${person?.id} ${key}`} />;
}

function Aid() {
  const copy = useListCopy(['aid']);
  // Whom it may be given to.
  useListCopy(['ngos']);
  const isLive = useIsLive();
  // Read for its own sake: a storage that does not answer is told, not waited for.
  const stored = useStored(() => adminAid({ limit: 1 }), [usePerson()?.id]);
  if (stored.kind !== 'ready') return <StorageTrouble reading={stored} />;
  return (
    <div className={styles['tab']}>
      <ListBar isLive={isLive} copy={copy} />
      <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
        <AidDesk hasCopy={copy !== undefined && copy.stands !== 'empty'} />
      </LatePart>
    </div>
  );
}
