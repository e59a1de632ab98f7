import type { ReactNode } from 'react';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { CallLink } from '../../../parts/call-link.tsx';
import { aidCardTexts } from '../../../strings/admin-aid.ts';
import { exactTime, relativeTime } from '../../../strings/time.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import styles from './aid.module.css';

interface AidFactsProps {
  aid: AdminAid;
  /** Epoch milliseconds. */
  now: number;
  /** What else is known. */
  children?: ReactNode;
}

/** Who needs it, where, and by when. */
export function AidFacts({ aid: { name, contactNumber, deadline, location }, now, children }: AidFactsProps) {
  const due = Date.parse(deadline);
  return (
    <Facts>
      {name && (
        <Fact name={aidCardTexts.requester}>
          <bdi className={styles['words']}>{name}</bdi>
        </Fact>
      )}
      {contactNumber && (
        <Fact name={aidCardTexts.contact}>
          <CallLink number={contactNumber} />
        </Fact>
      )}
      {Number.isFinite(due) && (
        <Fact name={aidCardTexts.deadline} title={relativeTime(due, now)}>
          {exactTime(due)}
        </Fact>
      )}
      {location && (
        <Fact name={aidCardTexts.location}>
          <bdi className={styles['words']}>{location}</bdi>
        </Fact>
      )}
      {children}
    </Facts>
  );
}
