import { rupeesText } from '../../../contract/base/rupees.ts';
import { donationTexts } from '../../strings/public/disaster.ts';
import { exactTime } from '../../strings/time.ts';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import styles from './disaster-screen.module.css';

/** What was given for one disaster, in paise. No names: the public sees none. */
export interface DisasterDonations {
  total: number;
  target?: number;
  /** The newest first; `at` in epoch milliseconds. */
  recent: readonly { id: string; amount: number; at: number }[];
}

/** Donations as they were recorded; without any it says so, and shows no figure but the target of its campaign, in paise. */
export function Donations({ donations, target }: { donations?: DisasterDonations; target?: number | undefined }) {
  return (
    <section className={styles['section']}>
      <h2>{donationTexts.title}</h2>
      {!donations && target !== undefined && <p>{donationTexts.target(rupeesText(target))}</p>}
      {donations && donations.recent.length > 0 ? <Recorded {...donations} /> : <p>{donationTexts.none}</p>}
    </section>
  );
}

function Recorded({ total, target, recent }: DisasterDonations) {
  return (
    <>
      {target === undefined ? (
        <p>
          {donationTexts.progress}: {rupeesText(total)}
        </p>
      ) : (
        <Progress
          label={donationTexts.progress}
          value={Math.min(total, target)}
          max={target}
          note={donationTexts.ofTarget(rupeesText(total), rupeesText(target))}
        />
      )}
      <h3>{donationTexts.recent}</h3>
      <List>
        {recent.map(({ id, amount, at }) => (
          <ListRow key={id} title={rupeesText(amount)} detail={exactTime(at)} />
        ))}
      </List>
    </>
  );
}
