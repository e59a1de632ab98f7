import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Certificate } from '../../../../contract/entities/volunteer.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { certificatePath } from '../../../parts/records/certificate-address.ts';
import { volunteerTabAddress } from '../../../addresses.ts';
import { certificateMakerTexts } from '../../../strings/volunteers/certificate.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { KnownCertificate } from './known-certificate.tsx';
import { MadeCertificate } from './made-certificate.tsx';
import styles from './certificate-maker.module.css';

interface CertificateMakerProps {
  /** Completed work of this volunteer; `undefined`: this phone knows of none under this id. */
  work: ShownWork | undefined;
  /** As the profile has it. */
  name: string;
  /** The server has made one. */
  onMade(): void;
}

/** Section 2's certificate generator, for one piece of completed work. */
export function CertificateMaker({ work, name, onMade }: CertificateMakerProps) {
  const [made, setMade] = useState<Certificate>();
  const [isAnew, setAnew] = useState(false);
  const known = made?._id ?? work?.certificateId;
  const startAnew = () => setAnew(true);
  return (
    <div className={styles['maker']}>
      <p>
        <Link to={volunteerTabAddress('work')}>{certificateMakerTexts.back}</Link>
      </p>
      {work === undefined ? (
        <Banner tone="note">{certificateMakerTexts.notThere}</Banner>
      ) : known === undefined || isAnew ? (
        <CertificateForm
          workId={work._id}
          name={made?.name ?? name}
          replaces={known !== undefined}
          onMade={(certificate) => {
            setMade(certificate);
            setAnew(false);
            onMade();
          }}
          onKeep={known === undefined ? undefined : () => setAnew(false)}
        />
      ) : made ? (
        <MadeCertificate certificate={made} onAnew={startAnew} />
      ) : (
        <KnownCertificate id={known} path={certificatePath(known)} onAnew={startAnew} />
      )}
    </div>
  );
}
