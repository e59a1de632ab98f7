import type { ReactNode } from 'react';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { clockTime } from '../../../strings/volunteers/tasks.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../list/task.module.css';
import type { Sharing } from './use-sharing.ts';

/** The sign that stands wherever a position is being sent from. */
export function SharingState({ sharing, now, children }: { sharing: Sharing; now: number; children: ReactNode }) {
  const { choice, isSent, lastSentAt, trouble } = sharing;
  if (choice === undefined) return null;
  const until = clockTime(choice.until, now);
  return (
    <div className={styles[isSent ? 'sharing' : 'notShared']} data-sharing={isSent ? 'on' : 'chosen'}>
      <p className={styles[isSent ? 'accepted' : 'chosen']}>
        <Icon name="pin" />
        {isSent ? sharingTexts.on(until) : sharingTexts.chosen(until)}
      </p>
      <p>{isSent ? sharingTexts.coordinators : sharingTexts.notYet}</p>
      <p role="status">
        {trouble !== undefined
          ? sharingTexts[trouble]
          : lastSentAt === undefined
            ? sharingTexts.finding
            : sharingTexts.lastSent(clockTime(lastSentAt, now))}
      </p>
      {children}
    </div>
  );
}
