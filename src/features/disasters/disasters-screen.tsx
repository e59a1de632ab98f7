import { lazy } from 'react';
import { disasterList } from '../../data/queries/lists/disasters.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useStored } from '../../hooks/shared/use-stored.ts';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { StorageTrouble } from '../../parts/saved/storage-trouble.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { disasterListTexts } from '../../strings/public/disasters.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './disasters-screen.module.css';

const PendingReports = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./pending-reports.tsx')).PendingReports })),
);
const Browse = lazy(() => loadUntilThere(async () => ({ default: (await import('./browse.tsx')).Browse })));

const LISTS = ['reports'] as const;
const MINUTE_MS = 60_000;

/** `/disasters`: what this phone itself has reported, and what administrators have confirmed. */
export default function DisastersScreen() {
  const copy = useListCopy(LISTS);
  const account = usePerson()?.id;
  const now = useNow(MINUTE_MS);
  const stored = useStored(() => disasterList({ filter: {}, limit: 1 }), [account]);
  const found = stored.kind === 'ready' ? stored.value : undefined;
  // While the first copy comes, what has come is there to be read.
  const isSome = copy?.stands === 'whole' || (found?.rows.length ?? 0) > 0;
  return (
    <div className={styles['screen']}>
      <header className={styles['section']}>
        <h1 tabIndex={-1}>{disasterListTexts.title}</h1>
        <p className={styles['lead']}>{disasterListTexts.lead}</p>
      </header>
      {stored.kind === 'ready' ? <ListBar copy={copy} /> : <StorageTrouble reading={stored} />}
      {found && found.pending.length > 0 && (
        <LatePart fallback={<Skeleton label={appTexts.loading} />}>
          <PendingReports reports={found.pending} now={now} />
        </LatePart>
      )}
      {isSome && (
        <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
          <Browse isWhole={copy?.stands === 'whole'} kept={copy?.kept} now={now} />
        </LatePart>
      )}
    </div>
  );
}
