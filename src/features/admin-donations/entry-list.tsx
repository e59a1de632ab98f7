import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { DonationView, FundEntryView } from '../../../contract/entities/donation.ts';
import { donationSheetTexts as words, fundEntryNames } from '../../strings/admin/admin-donations.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { isolated, leftToRight } from '../../strings/isolate.ts';
import { ngoCategoryLabels } from '../../strings/public/ngos.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Button } from '../../ui/button.tsx';
import styles from './admin-donations.module.css';
import { heldByAllocation, type BegunAct } from './begun-act.ts';

interface EntryListProps {
  donation: DonationView;
  /** Oldest first. */
  entries: readonly FundEntryView[];
  onBegin(act: BegunAct): void;
}

/** All that became of one donation's money; of an allocation that still holds something more can be done. */
export function EntryList({ donation, entries, onBegin }: EntryListProps) {
  const held = heldByAllocation(entries);
  if (entries.length === 0) return <p>{words.noEntries}</p>;
  return (
    <ol className={styles['entries']}>
      {entries.map((entry) => {
        const most = held.get(entry._id) ?? 0;
        const amount = rupeesText(entry.amount);
        const isOfOther = entry.kind === 'settled' && entry.donation !== donation._id;
        return (
          <li key={entry._id} className={styles['entry']}>
            <p className={styles['line']}>
              <span>{isOfOther ? words.settledOther : nameOf(fundEntryNames, entry.kind)}</span>
              <span>{leftToRight(amount)}</span>
            </p>
            <p className={styles['soft']}>{about(entry)}</p>
            {most > 0 && (
              <>
                <p>{words.left(leftToRight(rupeesText(most)))}</p>
                <div className={styles['buttons']}>
                  <Button
                    aria-label={words.purchaseOf(amount)}
                    onClick={() => onBegin({ kind: 'purchase', allocation: entry, most })}
                  >
                    {words.purchase}
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={words.takeBackOf(amount)}
                    onClick={() => onBegin({ kind: 'take-back', allocation: entry, most })}
                  >
                    {words.takeBack}
                  </Button>
                </div>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function about({ at, category, campaign, delivery, need, what, fromWhom, reason, by }: FundEntryView): string {
  return [
    exactTime(epochMsOf(at)),
    category && nameOf(ngoCategoryLabels as Readonly<Record<string, string>>, category),
    campaign && words.forCampaign,
    delivery && words.forDelivery,
    need && words.forNeed,
    what && isolated(what),
    fromWhom && words.fromWhom(isolated(fromWhom)),
    reason && isolated(reason),
    by && words.by(isolated(by.name)),
  ]
    .filter(Boolean)
    .join(' · ');
}
