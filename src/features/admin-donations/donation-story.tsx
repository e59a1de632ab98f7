import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { DonationView } from '../../../contract/entities/donation.ts';
import type { DonationStory as Story } from '../../data/commands/admin/donations.ts';
import { useOnline } from '../../hooks/shared/use-online.ts';
import { donationColumns, donationSheetTexts as words, fundSumNames } from '../../strings/admin/admin-donations.ts';
import { disasterTypeLabel } from '../../strings/forms/labels.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import styles from './admin-donations.module.css';
import { unallocatedOf, type BegunAct } from './begun-act.ts';
import { AllocationMark, StatusMark } from './donation-marks.tsx';
import { PhoneLink } from './donations-table.tsx';
import { EmailText } from './email-text.tsx';
import { EntryList } from './entry-list.tsx';

interface DonationStoryProps {
  story: Story;
  onBegin(act: BegunAct): void;
}

export function DonationStory({ story: { donation, entries }, onBegin }: DonationStoryProps) {
  const isOnline = useOnline();
  const isPaid = donation.status === 'completed';
  const unallocated = unallocatedOf(donation);
  const returnable = donation.amount - (donation.refunded ?? 0);
  return (
    <div className={styles['part']}>
      <p>
        <StatusMark donation={donation} /> <AllocationMark donation={donation} />
      </p>
      <DonationFacts donation={donation} />
      {isPaid ? (
        <>
          <h3>{words.sums}</h3>
          <Sums donation={donation} unallocated={unallocated} />
          {!isOnline && <p>{words.offline}</p>}
          <div className={styles['buttons']}>
            {unallocated > 0 && (
              <>
                <Button look="aid" onClick={() => onBegin({ kind: 'allocate', most: unallocated })}>
                  {words.allocate}
                </Button>
                <Button onClick={() => onBegin({ kind: 'fee', most: unallocated })}>{words.fee}</Button>
              </>
            )}
            {returnable > 0 && (
              <Button look="danger" onClick={() => onBegin({ kind: 'refund', most: returnable })}>
                {words.refund}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p>{words.notPaid}</p>
      )}
      <h3>{words.entries}</h3>
      <EntryList donation={donation} entries={entries} onBegin={onBegin} />
    </div>
  );
}

function DonationFacts({ donation }: { donation: DonationView }) {
  const { amount, phone, email, purpose, createdAt, paidAt, campaignType, receiptNumber, paymentId, failure } =
    donation;
  const { convenienceFee } = donation;
  return (
    <Facts>
      <Fact name={donationColumns.amount}>{leftToRight(rupeesText(amount))}</Fact>
      {phone !== '' && (
        <Fact name={donationColumns.phone}>
          <PhoneLink phone={phone} />
        </Fact>
      )}
      {email !== '' && (
        <Fact name={donationColumns.email}>
          <a className={styles['joined']} dir="ltr" href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </Fact>
      )}
      {purpose !== undefined && (
        <Fact name={donationColumns.purpose}>
          <bdi>{purpose}</bdi>
        </Fact>
      )}
      {campaignType !== undefined && <Fact name={donationColumns.campaign}>{disasterTypeLabel(campaignType)}</Fact>}
      <Fact name={donationColumns.date}>{exactTime(epochMsOf(createdAt))}</Fact>
      {paidAt !== undefined && <Fact name={donationColumns.paidAt}>{exactTime(epochMsOf(paidAt))}</Fact>}
      {receiptNumber !== undefined && <Fact name={donationColumns.receipt}>{receiptNumber}</Fact>}
      {paymentId !== undefined && (
        <Fact name={donationColumns.payment}>
          <span className={styles['email']}>{leftToRight(paymentId)}</span>
        </Fact>
      )}
      {convenienceFee !== undefined && (
        <Fact name={donationColumns.convenienceFee}>{leftToRight(rupeesText(convenienceFee))}</Fact>
      )}
      {failure !== undefined && (
        <Fact name={donationColumns.failure}>
          <bdi>{failure}</bdi>
        </Fact>
      )}
    </Facts>
  );
}

function Sums({ donation, unallocated }: { donation: DonationView; unallocated: number }) {
  const { fees, refunded, allocated, spent, shortfall } = donation;
  return (
    <dl className={styles['counts']}>
      {Object.entries({ fees, refunded, allocated, spent, shortfall, unallocated }).map(
        ([name, amount]) =>
          amount !== undefined && (
            <div key={name}>
              <dt>{fundSumNames[name as keyof typeof fundSumNames]}</dt>
              <dd>{leftToRight(rupeesText(amount))}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
