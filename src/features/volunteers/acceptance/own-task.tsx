import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { openDisaster } from '../../../data/queries/lists/disasters.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { publicOutline } from '../../../parts/records/public-outline.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { Card, CardBand } from '../../../ui/card.tsx';
import { NextStep } from './next-step.tsx';
import { StillComing } from './still-coming.tsx';
import { taskPath } from '../list/task-address.ts';
import { taskMessage } from '../list/task-words.ts';
import styles from '../list/task.module.css';
import { acceptTexts } from '../../../strings/volunteers/accepting.ts';

/** The disaster that the volunteer is on, with the step that comes next. */
export function OwnTask({ work, now }: { work: ShownWork; now: number }) {
  const { disasterId } = work;
  const kept = useQuery(() => openDisaster(disasterId).catch(() => null), [disasterId]);
  const disaster = kept ?? work.disaster;
  const { lat, lng } = placeOf(disaster?.location) ?? {};
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    void import('../route/route-for-work.ts')
      .then(({ bringRouteForWork }) => bringRouteForWork(disasterId, { lat, lng }))
      // It is no loss: the disaster's page has a button for it.
      .catch((error: unknown) => console.warn('route', error));
  }, [disasterId, lat, lng]);
  useEffect(() => {
    void import('./contact-for-work.ts')
      .then(({ bringContactForWork }) => bringContactForWork(disasterId))
      .catch((error: unknown) => console.warn('contact', error));
  }, [disasterId]);
  return (
    <section className={styles['section']} aria-labelledby="own-task-title">
      <h3 id="own-task-title">{taskListTexts.yours}</h3>
      <Card as="div" tone="sent" data-work={work.shownState}>
        <CardBand icon="check">{acceptTexts.isAccepted}</CardBand>
        <h4 className={styles['name']}>
          <Link to={taskPath(disasterId)} {...(disaster && { state: publicOutline(disaster) })}>
            {disaster ? taskMessage(disaster) : taskListTexts.yours}
          </Link>
        </h4>
        {disaster && (
          <p>
            <bdi>{placeLine(disaster)}</bdi>
          </p>
        )}
        <StillComing work={work} now={now} />
        <NextStep work={work} />
      </Card>
    </section>
  );
}
