import { appTexts } from '../../../strings/shell/app.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../shared/admin-disaster.module.css';
import { RecordFaceBeside, type RecordWork } from './record-face.tsx';
import { RecordMissing } from './record-missing.tsx';
import { useRecord } from './use-record.ts';

interface RecordBesideProps {
  id: string;
  /** Somebody has pressed the key that approves it while it was on its way. */
  isKeyPressed: boolean;
  work: RecordWork;
}

/** One report beside the list of all: as on its own page, or what stands in its place. */
export function RecordBeside({ id, isKeyPressed, work }: RecordBesideProps) {
  const { found, retry } = useRecord(id, undefined);
  return (
    <div className={styles['screen']} data-found={found.kind}>
      {found.kind === 'loading' && <Skeleton label={appTexts.loading} lines={6} />}
      {found.kind === 'shown' && (
        <RecordFaceBeside report={found.report} isWhole={found.isWhole} isKeyPressed={isKeyPressed} work={work} />
      )}
      {(found.kind === 'none' || found.kind === 'away') && <RecordMissing kind={found.kind} onRetry={retry} />}
    </div>
  );
}
