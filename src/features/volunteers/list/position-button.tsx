import type { ReactNode } from 'react';
import { nearTexts } from '../../../strings/public/disasters.ts';
import { isolated } from '../../../strings/isolate.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { askOwnPosition, type OwnPosition } from '../place/own-position.ts';
import type { RoughPlace } from '../place/rough-place.ts';
import styles from './task.module.css';

interface PositionButtonProps {
  own: OwnPosition;
  /** From where the nearest are sought, if from anywhere. */
  place: RoughPlace | undefined;
  /** What stands beside it. */
  children?: ReactNode;
}

/** Asks the phone where it is, and says by what the list is sorted, also to those who do not see it change. */
export function PositionButton({ own, place, children }: PositionButtonProps) {
  return (
    <div className={styles['near']}>
      {children}
      {own.kind !== 'on' && (
        <Button icon="pin" aria-disabled={own.kind === 'asking'} onClick={() => void askOwnPosition()}>
          {taskListTexts.hereNow}
        </Button>
      )}
      <p role="status" className={styles['note']}>
        {sortedWords(own, place)}
      </p>
    </div>
  );
}

function sortedWords(own: OwnPosition, place: RoughPlace | undefined): string {
  if (own.kind === 'asking') return nearTexts.asking;
  return [failureOf(own), sortedBy(place)].filter(Boolean).join(' ');
}

function failureOf(own: OwnPosition): string {
  return own.kind === 'off' && own.failure !== undefined ? sharingTexts[own.failure] : '';
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
