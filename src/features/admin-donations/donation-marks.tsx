import type { DonationView } from '../../../contract/entities/donation.ts';
import { allocationOf } from '../../../contract/policies/fund-sums.ts';
import {
  adminDonationTexts as words,
  allocationNames,
  donationStatusNames,
} from '../../strings/admin/admin-donations.ts';
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

const allocationTones = { all: 'sent', part: 'waiting', none: 'neutral' } as const;

/** Only of a paid one: there is nothing to be allocated of any other. */
export function AllocationMark({ donation }: { donation: DonationView }) {
  if (donation.status !== 'completed') return null;
  const allocation = allocationOf(donation);
  return <Badge tone={allocationTones[allocation]}>{allocationNames[allocation]}</Badge>;
}
