import { rupeesText } from '../../../contract/base/rupees-text.ts';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DonationView } from '../../../contract/entities/donation.ts';
import { readDonation, receiptPdf, type DonationWithProof } from '../../data/commands/donations/give.ts';
import { ownDonations } from '../../data/queries/donations/own-donations.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { useRemote } from '../../hooks/shared/use-remote.ts';
import { saveFile } from '../../platform/share-file.ts';
import { routes } from '../../routes.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { longDayIn } from '../../strings/dates.ts';
import { language } from '../../strings/language.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { receiptTexts } from '../../strings/public/donate.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardActions } from '../../ui/card.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './donate-screen.module.css';

/** The receipt of a donation: the server's word of now, else what this phone saw last. */
export function Receipt({ id }: { id: string }) {
  const ask = useCallback(() => readDonation(id), [id]);
  const { remote } = useRemote(ask);
  const kept = useQuery(ownDonations, []);
  const old = kept?.donations.find(({ _id }) => _id === id);
  const donation: DonationWithProof | undefined = remote.kind === 'ready' ? remote.value : old;
  return (
    <div className={styles['receipt']}>
      <h1 tabIndex={-1}>{receiptTexts.title}</h1>
      {remote.kind === 'failed' && (
        <Banner tone="note">
          <p>{remote.failure.kind === 'not-found' ? receiptTexts.gone : askedFailureText(remote.failure)}</p>
          {old !== undefined && <p>{receiptTexts.offline}</p>}
        </Banner>
      )}
      {remote.kind === 'loading' && donation === undefined && <Skeleton label={appTexts.loading} />}
      {donation !== undefined &&
        (donation.receiptNumber === undefined ? <p>{receiptTexts.notPaid}</p> : <Paid donation={donation} />)}
      <ButtonLink to={routes.account}>{receiptTexts.back}</ButtonLink>
    </div>
  );
}

function Paid({ donation }: { donation: DonationWithProof }) {
  const { _id, proof, receiptNumber } = donation;
  const [notice, setNotice] = useState('');
  async function savePdf(): Promise<void> {
    setNotice('');
    const pdf = await receiptPdf(_id, language());
    if (pdf.ok) saveFile(`receipt-${receiptNumber}.pdf`, pdf.value);
    else setNotice(pdf.failure.kind === 'conflict' ? receiptTexts.noPdf : askedFailureText(pdf.failure));
  }
  useEffect(() => {
    document.documentElement.dataset['paper'] = 'receipt';
    return () => {
      delete document.documentElement.dataset['paper'];
    };
  }, []);
  return (
    <>
      <Paper donation={donation} />
      {createPortal(
        <div className={styles['printed']} aria-hidden="true">
          <Paper donation={donation} />
        </div>,
        document.body,
      )}
      <CardActions>
        <Button look="aid" onClick={() => window.print()}>
          {receiptTexts.print}
        </Button>
        <Button icon="save" onClick={() => void savePdf()}>
          {receiptTexts.pdf}
        </Button>
      </CardActions>
      <p role="status">{notice}</p>
      {proof !== undefined && (
        <section>
          <h2>{receiptTexts.proof}</h2>
          <p>{receiptTexts.proofLead}</p>
          <Button icon="save" onClick={() => saveFile(`receipt-${receiptNumber}.tlog-proof`, proof)}>
            {receiptTexts.saveProof}
          </Button>
        </section>
      )}
    </>
  );
}

function Paper({ donation }: { donation: DonationView }) {
  const { donorName, amount, paidAt, purpose, paymentId, receiptNumber, campaignType, refunded, test, ledger } =
    donation;
  const config = useConfig();
  return (
    <article className={styles['paper']} aria-label={receiptTexts.title}>
      <h2>{receiptTexts.title}</h2>
      {test && <p className={styles['warning']}>{receiptTexts.test}</p>}
      <p className={styles['sum']}>
        <bdi>{rupeesText(amount)}</bdi>
      </p>
      <Facts>
        <Fact name={receiptTexts.number}>{receiptNumber}</Fact>
        <Fact name={receiptTexts.received}>
          <bdi>{donorName}</bdi>
        </Fact>
        {paidAt !== undefined && <Fact name={receiptTexts.day}>{longDayIn(paidAt, config?.timeZone)}</Fact>}
        <Fact name={receiptTexts.for}>
          {campaignType === undefined ? receiptTexts.general : reportTypeLabel(campaignType)}
        </Fact>
        {purpose !== undefined && <Fact name={receiptTexts.purpose}>{purpose}</Fact>}
        {paymentId !== undefined && (
          <Fact name={receiptTexts.payment}>
            <bdi dir="ltr" translate="no">
              {paymentId}
            </bdi>
          </Fact>
        )}
        {ledger !== undefined && <Fact name={receiptTexts.entry}>{ledger.index}</Fact>}
        {config?.operatorName !== undefined && <Fact name={receiptTexts.operator}>{config.operatorName}</Fact>}
      </Facts>
      {refunded !== undefined && <p>{receiptTexts.refunded(rupeesText(refunded))}</p>}
    </article>
  );
}
