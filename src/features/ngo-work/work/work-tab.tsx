import { useNgoWork } from '../../../hooks/ngos/use-ngo-aid.ts';
import { useMay } from '../../../hooks/shared/use-may.ts';
import { ngoRequestTexts, ngoWorkTexts } from '../../../strings/public/ngo-requests.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { SentCard } from './sent-card.tsx';
import styles from '../requests/requests.module.css';

/** Previous Work (section 2): what this NGO took on and fulfilled, the latest first; as this phone was told last, offline too. */
export function WorkTab() {
  if (!useMay('see-ngo-work')) return <EmptyState icon="aid" title={ngoRequestTexts.notYet} />;
  return <Work />;
}

function Work() {
  const { copy, brought } = useNgoWork();
  if (copy === undefined || (copy === null && brought.isRefreshing)) {
    return <Skeleton label={appTexts.loading} lines={6} />;
  }
  if (copy === null) return <EmptyState icon="offline" title={ngoWorkTexts.unknown} />;
  const { done } = copy.work;
  const sent = (copy.work.pledges ?? []).filter(({ state }) => state === 'done');
  if (done.length + sent.length === 0) {
    return (
      <EmptyState icon="check" title={ngoWorkTexts.none}>
        <p>{ngoWorkTexts.noneHow}</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles['found']}>
      <p className={styles['count']}>{ngoWorkTexts.campaigns(done.length + sent.length)}</p>
      <ul className={styles['grid']}>
        {sent.map((pledge) => (
          <li key={pledge._id}>
            <SentCard pledge={pledge} />
          </li>
        ))}
        {done.map((work) => (
          <li key={work._id}>
            <CampaignCard work={work} />
          </li>
        ))}
      </ul>
    </div>
  );
}
