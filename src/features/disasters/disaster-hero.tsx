import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { lazy } from 'react';
import type { ReportView } from '../../../contract/entities/report.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { PublicStatus } from '../../parts/records/public-status.tsx';
import { SeverityBadge } from '../../parts/records/severity-badge.tsx';
import { LatePart } from '../../parts/late-part.tsx';
import { disasterPageTexts } from '../../strings/public/disaster.ts';
import { disasterTexts } from '../../strings/public/disasters.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import styles from './disaster-screen.module.css';

const ShareButton = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./share-button.tsx')).ShareButton })),
);

/** What it is, how grave, since when, and whether it is over. */
export function DisasterHero({ disaster }: { disaster: ReportView }) {
  const { _id, disasterType, severity, displayStatus, reportedAt, resolvedAt, reports } = disaster;
  const [since, until] = [epochMsOf(reportedAt), epochMsOf(resolvedAt ?? '')];
  const isOver = displayStatus === 'resolved';
  return (
    <header className={styles['hero']}>
      <h1 tabIndex={-1}>{reportTypeLabel(disasterType)}</h1>
      <p className={styles['marks']}>
        <SeverityBadge severity={severity} />
        <PublicStatus status={displayStatus} />
      </p>
      {Number.isFinite(since) && <p className={styles['soft']}>{disasterTexts.reported(exactTime(since))}</p>}
      {reports !== undefined && <p className={styles['soft']}>{disasterPageTexts.reports(reports)}</p>}
      {isOver && (
        <Banner tone="good" isQuiet>
          <p>
            {Number.isFinite(until) ? disasterPageTexts.resolved(exactTime(until)) : disasterPageTexts.resolvedSometime}
          </p>
        </Banner>
      )}
      <div className={styles['share']}>
        <LatePart>
          <ShareButton id={_id} type={reportTypeLabel(disasterType)} />
        </LatePart>
      </div>
    </header>
  );
}
