import { appTexts } from '../../../strings/shell/app.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../shared/admin-disaster.module.css';
import { RecordFaceBeside, type RecordWork } from './record-face.tsx';
import { RecordMissing } from './record-missing.tsx';
import { useRecord } from './use-record.ts';

/** One report beside the list of all: as on its own page, or what stands in its place. */
export function RecordBeside({ id, work }: { id: string; work: RecordWork }) {
  const { found, retry } = useRecord(id, undefined);
  return (
    <div className={styles['screen']} data-found={found.kind}>
      {found.kind === 'loading' && <Skeleton label={appTexts.loading} lines={6} />}
      {found.kind === 'shown' && <RecordFaceBeside report={found.report} isWhole={found.isWhole} work={work} />}
      {(found.kind === 'none' || found.kind === 'away') && <RecordMissing kind={found.kind} onRetry={retry} />}
    </div>
  );
}
