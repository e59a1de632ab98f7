import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Certificate } from '../../../../contract/entities/volunteer.ts';
import { certificatePath } from '../../../parts/records/certificate-address.ts';
import { CertificatePaper } from '../../../parts/records/certificate-paper.tsx';
import { PaperActions } from '../../../parts/records/paper-actions.tsx';
import { certificateMakerTexts } from '../../../strings/volunteers/certificate.ts';
import { Button } from '../../../ui/button.tsx';
import { certificatePdfAddress } from '../../../data/queries/volunteers/certificate-pdf.ts';
import { language } from '../../../strings/language.ts';
import styles from './certificate-maker.module.css';

interface MadeCertificateProps {
  certificate: Certificate;
  onAnew(): void;
}

/** The paper, and what can be done with it. */
export function MadeCertificate({ certificate, onAnew }: MadeCertificateProps) {
  const part = useRef<HTMLDivElement>(null);
  const path = certificatePath(certificate._id);
  // The form that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, []);
  return (
    <div ref={part} tabIndex={-1} className={styles['made']}>
      <CertificatePaper certificate={certificate} address={location.origin + path} />
      <PaperActions pdf={certificatePdfAddress(certificate._id, language())}>
        <Button icon="plus" onClick={onAnew}>
          {certificateMakerTexts.create}
        </Button>
      </PaperActions>
      <p>
        <Link to={path}>{certificateMakerTexts.check}</Link>
      </p>
    </div>
  );
}
