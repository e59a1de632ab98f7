import { lazy, useState } from 'react';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { usePictureLink } from '../../../hooks/shared/use-picture-link.ts';
import { ReleasedPhoto } from '../../../parts/photos/released-photo.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { adminDisasterTexts, deskFieldName, reviseTexts } from '../../../strings/admin/admin-disaster.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../shared/admin-disaster.module.css';
import { ReportTranslation } from './report-translation.tsx';
import { RecordFacts } from './record-facts.tsx';

const ReviseForm = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./revise-form.tsx')).ReviseForm })),
);

interface FactsSectionProps {
  report: AdminReport;
  /** Right before the admin does something. */
  onAct(): void;
}

/** What happened and what is known, or the form that puts it right. */
export function FactsSection({ report, onAct }: FactsSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const { description, address, image } = report;
  const pictureLink = usePictureLink();
  if (isOpen) {
    return (
      <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
        <ReviseForm report={report} onAct={onAct} onClose={() => setOpen(false)} />
      </LatePart>
    );
  }
  return (
    <>
      <section className={styles['section']}>
        <h2>{deskFieldName('description')}</h2>
        <p dir="auto" className={styles['words']}>
          {description || adminDisasterTexts.noDescription}
        </p>
        {description !== '' && <ReportTranslation reportId={report._id} />}
        {image !== undefined && <ReleasedPhoto image={image} {...pictureLink} />}
        {address && (
          <p className={styles['words']}>
            <strong>
              <bdi>{address}</bdi>
            </strong>
          </p>
        )}
      </section>
      <section className={styles['section']}>
        <h2>{adminDisasterTexts.facts}</h2>
        <RecordFacts report={report} />
        <div className={styles['actions']}>
          <Button icon="edit" onClick={() => setOpen(true)}>
            {reviseTexts.open}
          </Button>
        </div>
      </section>
    </>
  );
}
