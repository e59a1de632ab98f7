import { useNavigate } from 'react-router-dom';
import { routes } from '../../routes.ts';
import { ngoTexts } from '../../strings/public/ngos.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './ngo.module.css';

interface NoNgoProps {
  stands: 'looking' | 'missing' | 'away';
  onRetry(): void;
}

/** In the place of an NGO: it is being looked for, there is none, or nobody could be asked. */
export function NoNgo({ stands, onRetry }: NoNgoProps) {
  const navigate = useNavigate();
  const isFirst = () => !((window.history.state as { idx?: number } | null)?.idx ?? 0);
  const goBack = () => void (isFirst() ? navigate(routes.ngoList, { replace: true }) : navigate(-1));
  if (stands === 'missing') return <Why text={ngoTexts.notFoundBody} />;
  return (
    <>
      {stands === 'looking' ? <Skeleton label={ngoTexts.loading} lines={5} /> : <Why text={ngoTexts.notHereBody} />}
      <div className={styles['actions']}>
        {stands === 'away' && (
          <Button look="aid" onClick={onRetry}>
            {ngoTexts.tryAgain}
          </Button>
        )}
        {stands === 'looking' && <Button onClick={goBack}>{ngoTexts.goBack}</Button>}
      </div>
    </>
  );
}

function Why({ text }: { text: string }) {
  return (
    <p role="status" className={styles['soft']}>
      {text}
    </p>
  );
}
