import type { TrackView } from '../../../contract/entities/track.ts';
import { wayOf, type TrackStage } from '../../../contract/track-stages.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { trackStageNames, trackTexts } from '../../strings/forms/track.ts';
import { timeText } from '../../strings/time.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './track.module.css';

const ends: readonly TrackStage[] = ['resolved', 'dismissed', 'fulfilled', 'withdrawn', 'expired'];

/** The way that something has come, each stage with its time, and the next ones pale; nothing is ahead of what is over. */
export function StagesReached({ view: { kind, stage, reached } }: { view: TrackView }) {
  const way: readonly TrackStage[] = wayOf[kind];
  const ahead = ends.includes(stage) ? [] : way.slice(way.indexOf(stage) + 1);
  return (
    <ol className={styles['way']} aria-label={trackTexts.way}>
      {reached.map(({ stage: one, at }) => (
        <li
          key={one}
          className={classes(styles['reached'], one === stage && styles['now'])}
          aria-current={one === stage ? 'step' : undefined}
        >
          <Icon name={one === 'dismissed' || one === 'expired' ? 'close' : 'check'} size={20} />
          <span>
            {nameOf(trackStageNames, one)}
            {at !== undefined && <span className={styles['at']}> · {timeText(at)}</span>}
          </span>
        </li>
      ))}
      {ahead.map((one) => (
        <li key={one} className={styles['ahead']}>
          <Icon name="more" size={20} />
          <span>{trackStageNames[one]}</span>
        </li>
      ))}
    </ol>
  );
}
