import { rupeesText } from '../../../contract/base/rupees-text.ts';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { DonationSort } from '../../../contract/calls/donations.ts';
import type { DonationView } from '../../../contract/entities/donation.ts';
import { adminDonationTexts as words, donationColumns } from '../../strings/admin/admin-donations.ts';
import { dayText } from '../../strings/dates.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import styles from './admin-donations.module.css';
import { donorText } from './donor-text.ts';
import { EmailText } from './email-text.tsx';
import { AllocationMark, StatusMark } from './donation-marks.tsx';

interface DonationsTableProps {
  labelledBy: string;
  rows: readonly DonationView[];
  sort: DonationSort;
  onSort(sort: DonationSort): void;
  onOpen(id: string): void;
}

/** Section 2's table: donor, amount, phone, email, purpose, date, status, Allocated, Partly allocated or Unallocated. */
export function DonationsTable({ labelledBy, rows, sort, onSort, onOpen }: DonationsTableProps) {
  const sortedBy = (up: DonationSort, down: DonationSort, first: DonationSort) => ({
    direction: sort === up ? ('ascending' as const) : sort === down ? ('descending' as const) : undefined,
    onSort: () => onSort(sort === first ? (first === up ? down : up) : first),
  });
  return (
    <DataTable
      labelledBy={labelledBy}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          id: 'donor',
          kind: 'name',
          head: donationColumns.donor,
          sort: { direction: sort === 'donor' ? 'ascending' : undefined, onSort: () => onSort('donor') },
          render: (donation) => <Donor donation={donation} />,
        },
        {
          id: 'amount',
          kind: 'number',
          head: donationColumns.amount,
          sort: sortedBy('smallest', 'largest', 'largest'),
          render: ({ amount }) => leftToRight(rupeesText(amount)),
        },
        { id: 'phone', head: donationColumns.phone, render: ({ phone }) => phone && <PhoneLink phone={phone} /> },
        {
          id: 'email',
          head: donationColumns.email,
          render: ({ email }) => (
            <span className={styles['narrow']} dir="ltr">
              <EmailText email={email} />
            </span>
          ),
        },
        { id: 'purpose', head: donationColumns.purpose, render: ({ purpose }) => <span dir="auto">{purpose}</span> },
        {
          id: 'date',
          head: donationColumns.date,
          sort: sortedBy('oldest', 'newest', 'newest'),
          render: ({ createdAt }) => <span title={exactTime(epochMsOf(createdAt))}>{dayText(createdAt)}</span>,
        },
        { id: 'status', head: donationColumns.status, render: (donation) => <StatusMark donation={donation} /> },
        {
          id: 'allocation',
          head: donationColumns.allocation,
          render: (donation) => <AllocationMark donation={donation} />,
        },
        {
          id: 'act',
          kind: 'actions',
          head: donationColumns.act,
          render: (donation) => (
            <Button aria-label={words.openOf(donorText(donation))} onClick={() => onOpen(donation._id)}>
              {words.open}
            </Button>
          ),
        },
      ]}
    />
  );
}

function Donor({ donation }: { donation: DonationView }) {
  return donation.donorName === '' ? (
    <span className={styles['gone']}>{donorText(donation)}</span>
  ) : (
    <bdi className={styles['narrow']}>{donation.donorName}</bdi>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles['phone']} href={`tel:${phone}`}>
      {leftToRight(phone)}
    </a>
  );
}
