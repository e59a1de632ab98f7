import { Link } from 'react-router-dom';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { openDisaster } from '../../../data/queries/lists/disasters.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { publicOutline } from '../../../parts/records/public-outline.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { Card, CardBand } from '../../../ui/card.tsx';
import { headlineOf } from './headline.ts';
import { NextStep } from './next-step.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StillComing } from './still-coming.tsx';
import { useBroughtForWork } from './use-brought-for-work.ts';
import { Way } from './way.tsx';
import { taskPath } from '../list/task-address.ts';
import { taskMessage } from '../list/task-words.ts';
import styles from '../list/task.module.css';

/** The task at hand: how far it is, the step that comes next, and what else is needed on the way, each one press away. */
export function OwnTask({ work, now }: { work: ShownWork; now: number }) {
  const { disasterId, shownState } = work;
  const kept = useQuery(() => openDisaster(disasterId).catch(() => null), [disasterId]);
  const disaster = kept ?? work.disaster;
  const place = placeOf(disaster?.location);
  const isOn = isBusy(shownState);
  useBroughtForWork(isOn ? work : undefined, place);
  return (
    <section aria-label={taskListTexts.yours}>
      <Card as="div" tone="sent" data-work={shownState}>
        <CardBand icon="check">{headlineOf(shownState)}</CardBand>
        <h3 className={styles['name']}>
          <Link
            to={taskPath(disasterId)}
            className={styles['open']}
            {...(disaster && { state: publicOutline(disaster) })}
          >
            {disaster ? taskMessage(disaster) : taskListTexts.yours}
          </Link>
        </h3>
        {disaster && (
          <p>
            <bdi>{placeLine(disaster)}</bdi>
          </p>
        )}
        <Way work={work} now={now} isRail />
        <StillComing work={work} now={now} />
        <NextStep work={work} hasHint={false} />
        {isOn ? <QuickActions work={work} place={place} /> : <p>{stepTexts.doneWaits}</p>}
      </Card>
    </section>
  );
}
