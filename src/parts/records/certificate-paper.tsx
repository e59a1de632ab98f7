import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Certificate } from '../../../contract/entities/volunteer.ts';
import { paperDisasterTexts, paperTexts } from '../../strings/volunteers/certificate.ts';
import { longDayText } from '../../strings/dates.ts';
import { isolated, leftToRight } from '../../strings/isolate.ts';
import styles from './certificate-paper.module.css';

interface CertificatePaperProps {
  certificate: Certificate;
  /** Where everybody can check it. */
  address: string;
}

/** The certificate as it looks on paper. Where the page is printed it is all that is printed. */
export function CertificatePaper(props: CertificatePaperProps) {
  useEffect(() => {
    document.documentElement.dataset['paper'] = 'certificate';
    return () => {
      delete document.documentElement.dataset['paper'];
    };
  }, []);
  return (
    <>
      <Paper {...props} />
      {createPortal(
        <div className={styles['printed']} aria-hidden="true">
          <Paper {...props} />
        </div>,
        document.body,
      )}
    </>
  );
}

function Paper({ certificate, address }: CertificatePaperProps) {
  const { name, disasterType, reference, reportedAt, completedAt, issuedAt, replaced, operator } = certificate;
  const deed = {
    disaster: paperDisasterTexts[disasterType],
    reference: leftToRight(reference),
    reported: longDayText(reportedAt),
    completed: longDayText(completedAt),
  };
  const [before, after] = paperTexts.deed(deed).split(deed.reference);
  const issued = longDayText(issuedAt);
  return (
    <article className={styles['paper']} aria-label={paperTexts.title}>
      {replaced && <p className={styles['over']}>{paperTexts.notValid}</p>}
      <p className={styles['title']}>{paperTexts.title}</p>
      <p>{paperTexts.presented}</p>
      <p className={styles['name']}>
        <bdi>{name}</bdi>
      </p>
      <p>
        {before}
        <span className={styles['reference']}>{deed.reference}</span>
        {after}
      </p>
      <p className={styles['small']}>
        {operator === undefined ? paperTexts.issued(issued) : paperTexts.issuedBy(issued, isolated(operator))}
      </p>
      <p className={styles['small']}>
        {paperTexts.verify}{' '}
        <bdi dir="ltr" className={styles['address']}>
          {address}
        </bdi>
      </p>
    </article>
  );
}
