import type { TrackView } from '../../../contract/entities/track.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { trackTexts } from '../../strings/forms/track.ts';
import { timeText } from '../../strings/time.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './track.module.css';

type Requirement = NonNullable<TrackView['requirements']>[number];

/** What was asked for, each requirement with who has it in hand and what has come. */
export function Requirements({ requirements, isOpen }: { requirements: readonly Requirement[]; isOpen: boolean }) {
  return (
    <section aria-labelledby="tracked-needs" className={styles['needs']}>
      <h2 id="tracked-needs">{trackTexts.requirements}</h2>
      <ul className={styles['list']}>
        {requirements.map((requirement, line) => (
          // Its place in the request is what a requirement is known by.
          <li key={line}>
            <p className={styles['need']}>
              <span>
                <bdi>{needLabel(requirement.type)}</bdi>
                {requirement.quantity !== undefined && (
                  <>
                    {' · '}
                    <bdi>{requirement.quantity}</bdi>
                  </>
                )}
              </span>
              {requirement.urgent && <Badge tone="bad">{trackTexts.urgent}</Badge>}
            </p>
            <p>{standingOf(requirement, isOpen)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function standingOf({ status, delivered, awaitsAnswer, takenBy, since = '' }: Requirement, isOpen: boolean): string {
  if (status === 'fulfilled') return trackTexts.fulfilled;
  if (awaitsAnswer === true && status === 'pending') return trackTexts.handedOver;
  const come = delivered === undefined ? '' : trackTexts.come(delivered);
  const hand = takenBy === undefined ? (isOpen ? trackTexts.nobody : '') : trackTexts.has(takenBy, timeText(since));
  return [come, hand].filter((sentence) => sentence !== '').join(' ');
}
