import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import type { Certificate } from '../../../contract/entities/volunteer.ts';
import { readCertificate } from '../../data/commands/volunteers/certificates.ts';
import { certificatePdfAddress } from '../../data/queries/volunteers/certificate-pdf.ts';
import { useDocumentTitle } from '../../hooks/shared/use-document-title.ts';
import { useRemote } from '../../hooks/shared/use-remote.ts';
import { certificatePath } from '../../parts/records/certificate-address.ts';
import { CertificatePaper } from '../../parts/records/certificate-paper.tsx';
import { PaperActions } from '../../parts/records/paper-actions.tsx';
import { appTexts } from '../../strings/shell/app.ts';
import { askedFailureText } from '../../strings/accounts/asked-failures.ts';
import { certificateCheckTexts, certificateMakerTexts } from '../../strings/volunteers/certificate.ts';
import { language } from '../../strings/language.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './certificate-screen.module.css';

/** `/certificate/{id}`: for whoever holds the paper. Only the server's answer of now counts; no copy is kept. */
export default function CertificateScreen() {
  const { id = '' } = useParams();
  useDocumentTitle(certificateCheckTexts.title);
  return (
    <div className={styles['screen']}>
      <h1 tabIndex={-1}>{certificateCheckTexts.title}</h1>
      <Checked key={id} id={id} />
    </div>
  );
}

function Checked({ id }: { id: string }) {
  const ask = useCallback(() => readCertificate(id), [id]);
  const { remote, reload } = useRemote(ask);
  if (remote.kind === 'loading') return <Skeleton label={appTexts.loading} />;
  if (remote.kind === 'ready') return <Found certificate={remote.value} />;
  const { failure } = remote;
  if (failure.kind === 'not-found' || failure.kind === 'invalid') {
    return (
      <Banner tone="bad" title={certificateCheckTexts.unknownTitle}>
        <p>{certificateCheckTexts.unknown}</p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="note"
      title={certificateCheckTexts.offlineTitle}
      actions={<Button onClick={reload}>{certificateMakerTexts.tryAgain}</Button>}
    >
      <p>{askedFailureText(failure)}</p>
      <p>{certificateCheckTexts.offline}</p>
    </Banner>
  );
}

function Found({ certificate }: { certificate: Certificate }) {
  const { _id, replaced } = certificate;
  const { validTitle, valid, replacedTitle, replaced: replacedBody } = certificateCheckTexts;
  return (
    <>
      <Banner tone={replaced ? 'bad' : 'good'} title={replaced ? replacedTitle : validTitle}>
        <p>{replaced ? replacedBody : valid}</p>
      </Banner>
      <CertificatePaper certificate={certificate} address={location.origin + certificatePath(_id)} />
      {!replaced && <PaperActions pdf={certificatePdfAddress(_id, language())} />}
    </>
  );
}
