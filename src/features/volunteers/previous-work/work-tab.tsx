import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reopenStorage } from '../../../data/commands/items/reopen-storage.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useDesk } from '../../../hooks/lists/use-desk.ts';
import { useOverdue } from '../../../hooks/shared/use-overdue.ts';
import { StorageTrouble } from '../../../parts/saved/storage-trouble.tsx';
import { KeptAge } from '../../../parts/found/kept-age.tsx';
import { listCopyTexts } from '../../../strings/shell/list-copy.ts';
import { workTexts } from '../../../strings/volunteers/previous-work.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { pastWork } from './past-work.ts';
import { WorkCard } from './work-card.tsx';
import styles from './work.module.css';

const CertificateMaker = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./certificate-maker.tsx')).CertificateMaker })),
);

/** What the volunteer did, from this phone's copy; with `certificate=` in the address the certificate of one of it. */
export function WorkTab() {
  const state = useDesk();
  const [search] = useSearchParams();
  const isSlow = useOverdue(state === undefined);
  if (state === undefined) {
    const retry = () => void reopenStorage();
    return <StorageTrouble reading={isSlow ? { kind: 'slow', retry } : { kind: 'reading' }} />;
  }
  const { desk, asOf, isRefreshing, refresh } = state;
  if (desk === undefined && isRefreshing) return <Skeleton label={listCopyTexts.coming} />;
  if (desk === undefined) {
    return (
      <Banner tone="note" actions={<Button onClick={refresh}>{listCopyTexts.tryAgain}</Button>}>
        <p>{workTexts.noCopy}</p>
      </Banner>
    );
  }
  const asked = search.get('certificate');
  if (asked !== null) {
    const work = desk.work.find(({ _id, state: known }) => _id === asked && known === 'completed');
    return <CertificateMaker key={asked} work={work} name={desk.profile.name} onMade={refresh} />;
  }
  const past = pastWork(desk.work);
  if (past.length === 0) {
    return (
      <EmptyState icon="clock" title={workTexts.noneTitle}>
        {workTexts.none}
      </EmptyState>
    );
  }
  return (
    <>
      <KeptAge asOf={asOf} />
      <ul className={styles['list']}>
        {past.map((work) => (
          <li key={work._id}>
            <WorkCard work={work} />
          </li>
        ))}
      </ul>
    </>
  );
}
