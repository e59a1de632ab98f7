import { rupeesText } from '../../../contract/base/rupees-text.ts';
import { Link } from 'react-router-dom';
import type { DonationView } from '../../../contract/entities/donation.ts';
import { useOwnDonations } from '../../hooks/donations/use-own-donations.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { routes } from '../../routes.ts';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { dayIn } from '../../strings/dates.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { donationStatusTexts, ownDonationTexts, receiptTexts } from '../../strings/public/donate.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './donate-screen.module.css';
import { donationAddress } from './donation-address.ts';

const tones = { completed: 'sent', pending: 'waiting', failed: 'bad' } as const;

/** What the person gave: brought anew when the screen opens, last seen without a network. */
export function OwnDonationsSection() {
  const { copy, trouble } = useOwnDonations();
  const { timeZone } = useConfig() ?? {};
  const donations = copy?.donations ?? [];
  return (
    <>
      {copy === undefined && trouble !== undefined && <p>{ownDonationTexts.unknown}</p>}
      {copy !== undefined && donations.length === 0 && <p>{ownDonationTexts.none}</p>}
      <KeptAge asOf={copy?.asOf} />
      {copy !== undefined && trouble !== undefined && <p>{ownDonationTexts.asOf(exactTime(copy.asOf))}</p>}
      {donations.length > 0 && (
        <ul className={styles['rows']}>
          {donations.map((donation) => (
            <OwnDonation key={donation._id} donation={donation} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <ButtonLink to={routes.donate}>{ownDonationTexts.give}</ButtonLink>
    </>
  );
}

/** `timeZone`: the operator's, by which the receipt is dated. */
function OwnDonation({ donation, timeZone }: { donation: DonationView; timeZone: string | undefined }) {
  const { _id, amount, createdAt, paidAt, status, receiptNumber, campaignType, refunded, failure, test } = donation;
  const { convenienceFee } = donation;
  const tone = Object.hasOwn(tones, status) ? tones[status] : 'bad';
  return (
    <li className={styles['row']}>
      <span>
        <strong>
          <bdi>{rupeesText(amount)}</bdi>
        </strong>{' '}
        {dayIn(paidAt ?? createdAt, timeZone)}
      </span>
      <Badge tone={tone}>{donationStatusTexts[status] ?? donationStatusTexts.failed}</Badge>
      <p>
        {campaignType === undefined ? receiptTexts.general : reportTypeLabel(campaignType)}
        {test && ` · ${ownDonationTexts.test}`}
        {failure !== undefined && ` · ${failure}`}
      </p>
      {convenienceFee !== undefined && <p>{ownDonationTexts.convenienceFee(rupeesText(convenienceFee))}</p>}
      {refunded !== undefined && <p>{ownDonationTexts.refunded(rupeesText(refunded))}</p>}
      {receiptNumber !== undefined && (
        <p>
          <Link to={donationAddress(_id)}>{ownDonationTexts.receipt(receiptNumber)}</Link>
        </p>
      )}
    </li>
  );
}
