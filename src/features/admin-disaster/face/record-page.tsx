import { lazy, useEffect } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { appTexts } from '../../../strings/shell/app.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../shared/admin-disaster.module.css';
import type { RecordWork } from './record-face.tsx';
import { useRecord } from './use-record.ts';

const RecordFace = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./record-face.tsx')).RecordFace })),
);
const RecordMissing = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./record-missing.tsx')).RecordMissing })),
);
const RecordNews = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./record-news.tsx')).RecordNews })),
);

interface RecordPageProps {
  id: string;
  /** What came with the link. */
  outline: ReportView | undefined;
  work: RecordWork;
  /** Tells what kind of disaster it is, for the heading above. */
  onType(type: string | undefined): void;
}

/** The report, or what stands in its place. */
export function RecordPage({ id, outline, work, onType }: RecordPageProps) {
  const { found, copy, retry } = useRecord(id, outline);
  const type = found.kind === 'shown' ? found.report.disasterType : undefined;
  useEffect(() => onType(type), [onType, type]);
  return (
    <div className={styles['screen']} data-found={found.kind}>
      <LatePart>
        <RecordNews />
      </LatePart>
      <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
        {found.kind === 'loading' && <Skeleton label={appTexts.loading} lines={6} />}
        {found.kind === 'shown' && <RecordFace report={found.report} isWhole={found.isWhole} copy={copy} work={work} />}
        {(found.kind === 'none' || found.kind === 'away') && <RecordMissing kind={found.kind} onRetry={retry} />}
      </LatePart>
    </div>
  );
}
