import { nearTexts } from '../../../strings/public/disasters.ts';
import { isolated } from '../../../strings/isolate.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { taskListTexts, taskTexts } from '../../../strings/volunteers/tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { askOwnPosition, type OwnPosition } from '../place/own-position.ts';
import type { RoughPlace } from '../place/rough-place.ts';
import styles from './task.module.css';

interface PositionButtonProps {
  own: OwnPosition;
  /** Beside a list: from where its nearest are sought, if from anywhere. */
  sorted?: { place: RoughPlace | undefined };
  /** Beside one disaster: how far away it is, once that is known. */
  away?: string | undefined;
}

/** Asks the phone where it is, and says what follows: by what the list is sorted, also to those who do not see it change, or how far it is. */
export function PositionButton({ own, sorted, away = '' }: PositionButtonProps) {
  return (
    <div className={styles['near']}>
      {own.kind !== 'on' && (
        <Button icon="pin" aria-disabled={own.kind === 'asking'} onClick={() => void askOwnPosition()}>
          {sorted ? taskListTexts.hereNow : taskTexts.howFarFromHere}
        </Button>
      )}
      <p role="status" className={styles['note']}>
        {sorted ? sortedWords(own, sorted.place) : oneWords(own, away)}
      </p>
    </div>
  );
}

function sortedWords(own: OwnPosition, place: RoughPlace | undefined): string {
  if (own.kind === 'asking') return nearTexts.asking;
  return [failureOf(own), sortedBy(place)].filter(Boolean).join(' ');
}

function oneWords(own: OwnPosition, away: string): string {
  return own.kind === 'asking' ? nearTexts.asking : failureOf(own) || away;
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
