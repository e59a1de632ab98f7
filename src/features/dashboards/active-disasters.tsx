import { disasterList } from '../../data/queries/lists/disasters.ts';
import { useListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useMay } from '../../hooks/shared/use-may.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useStored } from '../../hooks/shared/use-stored.ts';
import { DisasterCard } from '../../parts/records/disaster-card.tsx';
import { ListBar } from '../../parts/found/list-bar.tsx';
import { StorageTrouble } from '../../parts/saved/storage-trouble.tsx';
import { routes } from '../../routes.ts';
import { dashboardTexts } from '../../strings/public/dashboards.ts';

import { disasterListTexts } from '../../strings/public/disasters.ts';
import { moreDisasterTexts } from '../../strings/public/more-disasters.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import styles from './active-disasters.module.css';

const LISTS = ['reports'] as const;
/** The newest; all of them have a screen of their own. */
const MOST = 10;
const MINUTE_MS = 60_000;

/** The disasters that an admin has confirmed, as much of each as this person may see, from this device's copy. */
export function ActiveDisasters() {
  const mayRead = useMay('read-reports');
  return mayRead ? <Section /> : null;
}

function Section() {
  const copy = useListCopy(LISTS);
  const account = usePerson()?.id;
  const now = useNow(MINUTE_MS);
  const stored = useStored(() => disasterList({ filter: { status: 'active' }, limit: MOST }), [account]);
  const rows = stored.kind === 'ready' ? stored.value.rows : [];
  return (
    <section className={styles['section']} aria-labelledby="disasters-title">
      <h2 id="disasters-title">{dashboardTexts.disasters}</h2>
      {stored.kind === 'ready' ? <ListBar copy={copy} /> : <StorageTrouble reading={stored} />}
      {stored.kind === 'ready' && copy?.stands === 'whole' && rows.length === 0 && (
        <EmptyState icon="report" title={copy.kept ? moreDisasterTexts.noneKept : dashboardTexts.disastersNone} />
      )}
      {rows.length > 0 && (
        <ul className={styles['list']}>
          {rows.map((row) => (
            <li key={row._id}>
              <DisasterCard report={row} now={now} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={routes.disasters}>{disasterListTexts.all}</ButtonLink>
    </section>
  );
}
