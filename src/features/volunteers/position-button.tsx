import { nearTexts } from '../../strings/disasters.ts';
import { sharingTexts } from '../../strings/sharing.ts';
import { taskListTexts } from '../../strings/tasks.ts';
import { Button } from '../../ui/button.tsx';
import { askOwnPosition, roughPlace, type OwnPosition } from './own-position.ts';
import styles from './task.module.css';

interface PositionButtonProps {
  own: OwnPosition;
  /** Beside a list that is sorted by it. */
  isSorting?: boolean;
}

/** Asks the phone where it is, and says by what the list is sorted: also to those who do not see it change. */
export function PositionButton({ own, isSorting = false }: PositionButtonProps) {
  return (
    <div className={styles['near']}>
      {own.kind !== 'on' && (
        <Button icon="pin" aria-disabled={own.kind === 'asking'} onClick={() => void askOwnPosition()}>
          {taskListTexts.hereNow}
        </Button>
      )}
      <p role="status" className={styles['note']}>
        {wordsOf(own, isSorting)}
      </p>
    </div>
  );
}

function wordsOf(own: OwnPosition, isSorting: boolean): string {
  if (own.kind === 'asking') return nearTexts.asking;
  if (!isSorting) return own.kind === 'off' && own.failure !== undefined ? sharingTexts[own.failure] : '';
  if (own.kind === 'on') return `${nearTexts.isNearest} ${nearTexts.stays}`;
  const sorted = roughPlace(own) ? taskListTexts.fromLast : taskListTexts.newest;
  return own.failure === undefined ? sorted : `${sharingTexts[own.failure]} ${sorted}`;
}
