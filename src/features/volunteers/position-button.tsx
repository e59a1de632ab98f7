import { nearTexts } from '../../strings/disasters.ts';
import { isolated } from '../../strings/isolate.ts';
import { sharingTexts } from '../../strings/sharing.ts';
import { taskListTexts } from '../../strings/tasks.ts';
import { Button } from '../../ui/button.tsx';
import { askOwnPosition, type OwnPosition } from './own-position.ts';
import type { RoughPlace } from './rough-place.ts';
import styles from './task.module.css';

interface PositionButtonProps {
  own: OwnPosition;
  /** Beside a list: from where its nearest are sought, if from anywhere. */
  sorted?: { place: RoughPlace | undefined };
}

/** Asks the phone where it is, and says by what the list is sorted: also to those who do not see it change. */
export function PositionButton({ own, sorted }: PositionButtonProps) {
  return (
    <div className={styles['near']}>
      {own.kind !== 'on' && (
        <Button icon="pin" aria-disabled={own.kind === 'asking'} onClick={() => void askOwnPosition()}>
          {taskListTexts.hereNow}
        </Button>
      )}
      <p role="status" className={styles['note']}>
        {wordsOf(own, sorted)}
      </p>
    </div>
  );
}

function wordsOf(own: OwnPosition, sorted: PositionButtonProps['sorted']): string {
  if (own.kind === 'asking') return nearTexts.asking;
  const failure = own.kind === 'off' && own.failure !== undefined ? sharingTexts[own.failure] : '';
  if (!sorted) return failure;
  return [failure, sortedBy(sorted.place)].filter(Boolean).join(' ');
}

function sortedBy(place: RoughPlace | undefined): string {
  switch (place?.by) {
    case 'here':
      return `${nearTexts.isNearest} ${nearTexts.stays}`;
    case 'chosen':
      return place.name === undefined ? taskListTexts.fromChosen : taskListTexts.fromNamed(isolated(place.name));
    case 'alerts':
      return taskListTexts.fromAlerts;
    case 'map':
      return taskListTexts.fromLast;
    case undefined:
      return taskListTexts.newest;
  }
}
