import type { TrackView } from '../../../contract/entities/track.ts';
import { wayOf, type TrackStage } from '../../../contract/track-stages.ts';
import { trackStageNames, trackTexts } from '../../strings/forms/track.ts';
import { timeText } from '../../strings/time.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './track.module.css';
import { isOver, trackRows, type TrackRow } from './track-rows.ts';

const icons: { readonly [Id in TrackRow['id']]?: IconName } = { dismissed: 'close', expired: 'close', nobody: 'alert' };

/** The way that something has come, each stage with its time, and the next ones pale; nothing is ahead of what is over. */
export function StagesReached({ view }: { view: TrackView }) {
  const way: readonly TrackStage[] = wayOf[view.kind];
  const ahead = isOver(view) ? [] : way.slice(way.indexOf(view.stage) + 1);
  const rows = trackRows(view);
  return (
    <ol className={styles['way']} aria-label={trackTexts.way}>
      {rows.map(({ id, name, at }, place) => {
        const isNow = place === rows.length - 1;
        return (
          <li
            key={id}
            className={classes(styles['reached'], isNow && styles['now'])}
            aria-current={isNow ? 'step' : undefined}
          >
            <Icon name={icons[id] ?? 'check'} size={20} />
            <span>
              {name}
              {at !== undefined && <span className={styles['at']}> · {timeText(at)}</span>}
            </span>
          </li>
        );
      })}
      {ahead.map((one) => (
        <li key={one} className={styles['ahead']}>
          <Icon name="more" size={20} />
          <span>{trackStageNames[one]}</span>
        </li>
      ))}
    </ol>
  );
}
