import { Link } from 'react-router-dom';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { CampaignFunds } from '../../../contract/entities/donation.ts';
import { routes } from '../../routes.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { donationTexts } from '../../strings/public/disaster.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Progress } from '../../ui/feedback/progress.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import styles from './disaster-screen.module.css';

interface DonationsProps {
  /** What was given for it, without names: the public sees none. Absent: this phone has not heard of it. */
  funds?: CampaignFunds | undefined;
  /** Of its campaign, in paise. */
  target?: number | undefined;
}

/** Donations as they were recorded; without any, and before this phone has heard of them, it says so, and shows no figure but the target of its campaign. */
export function Donations({ funds, target }: DonationsProps) {
  return (
    <section className={styles['section']}>
      <h2>{donationTexts.title}</h2>
      {funds && funds.recent.length > 0 ? (
        <Recorded funds={funds} target={target} />
      ) : (
        <>
          {target !== undefined && <p>{donationTexts.target(leftToRight(rupeesText(target)))}</p>}
          <p>{funds ? donationTexts.none : donationTexts.unknown}</p>
        </>
      )}
      <p>
        <Link to={routes.fundInfo}>{donationTexts.use}</Link>
      </p>
    </section>
  );
}

function Recorded({ funds: { total, recent, test }, target }: DonationsProps & { funds: CampaignFunds }) {
  return (
    <>
      {test && <p>{donationTexts.test}</p>}
      {target === undefined ? (
        <p>
          {donationTexts.progress}: {leftToRight(rupeesText(total))}
        </p>
      ) : (
        <Progress
          label={donationTexts.progress}
          value={Math.min(total, target)}
          max={target}
          note={donationTexts.ofTarget(leftToRight(rupeesText(total)), leftToRight(rupeesText(target)))}
        />
      )}
      <h3>{donationTexts.recent}</h3>
      <List>
        {recent.map(({ _id, amount, at }) => (
          <ListRow key={_id} title={leftToRight(rupeesText(amount))} detail={exactTime(epochMsOf(at))} />
        ))}
      </List>
    </>
  );
}
