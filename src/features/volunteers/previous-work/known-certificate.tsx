import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { readCertificate } from '../../../data/commands/volunteers/certificates.ts';
import { useRemote } from '../../../hooks/shared/use-remote.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { certificateMakerTexts } from '../../../strings/volunteers/certificate.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MadeCertificate } from './made-certificate.tsx';

interface KnownCertificateProps {
  id: string;
  path: string;
  onAnew(): void;
}

/** One that was made before: the phone keeps its id alone. */
export function KnownCertificate({ id, path, onAnew }: KnownCertificateProps) {
  const ask = useCallback(() => readCertificate(id), [id]);
  const { remote, reload } = useRemote(ask);
  if (remote.kind === 'loading') return <Skeleton label={appTexts.loading} />;
  if (remote.kind === 'ready') return <MadeCertificate certificate={remote.value} onAnew={onAnew} />;
  return (
    <Banner tone="note" actions={<Button onClick={reload}>{certificateMakerTexts.tryAgain}</Button>}>
      <p>{askedFailureText(remote.failure)}</p>
      <p>
        <Link to={path}>{certificateMakerTexts.check}</Link>
      </p>
    </Banner>
  );
}
