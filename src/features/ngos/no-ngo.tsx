import { useNavigate } from 'react-router-dom';
import type { ListCopy } from '../../hooks/lists/use-list-copy.ts';
import { routes } from '../../routes.ts';
import { ngoTexts } from '../../strings/public/ngos.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './ngo.module.css';

/** In the place of an NGO: it is being looked for, or there is none. */
export function NoNgo({ isLooking, copy }: { isLooking: boolean; copy: ListCopy | undefined }) {
  const navigate = useNavigate();
  const isFirst = () => !((window.history.state as { idx?: number } | null)?.idx ?? 0);
  const goBack = () => void (isFirst() ? navigate(routes.ngoList, { replace: true }) : navigate(-1));
  const why = copy?.trouble === undefined ? ngoTexts.notFoundBody : ngoTexts.notHereBody;
  return (
    <>
      {isLooking ? (
        <Skeleton label={ngoTexts.loading} lines={5} />
      ) : (
        <p role="status" className={styles['soft']}>
          {why}
        </p>
      )}
      <div className={styles['actions']}>
        {!isLooking && copy?.trouble !== undefined && (
          <Button look="aid" onClick={copy.refresh}>
            {ngoTexts.tryAgain}
          </Button>
        )}
        {isLooking && <Button onClick={goBack}>{ngoTexts.goBack}</Button>}
      </div>
    </>
  );
}
