import type { DonationView } from '../../../contract/entities/donation.ts';
import { adminDonationTexts as words, donationStatusNames } from '../../strings/admin/admin-donations.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './admin-donations.module.css';

const tones = { completed: 'sent', pending: 'waiting', failed: 'bad' } as const;

export function StatusMark({ donation: { status, test } }: { donation: DonationView }) {
  return (
    <span className={styles['marks']}>
      <Badge tone={tones[status]}>{nameOf(donationStatusNames, status)}</Badge>
      {test && <Badge tone="info">{words.testMark}</Badge>}
    </span>
  );
}

/** Only of a paid one: there is nothing to be allocated of any other. */
export function AllocationMark({ donation: { status, isAllocated } }: { donation: DonationView }) {
  if (status !== 'completed') return null;
  return isAllocated ? <Badge tone="sent">{words.allocated}</Badge> : <Badge>{words.unallocated}</Badge>;
}
