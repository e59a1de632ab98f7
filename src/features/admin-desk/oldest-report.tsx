import { addressOf } from '../../addresses.ts';
import { Link } from 'react-router-dom';
import type { ReportView } from '../../../contract/entities/report.ts';
import { placeLine } from '../../parts/records/disaster-place.ts';
import { LateMark } from '../../parts/found/late-mark.tsx';
import { severityNote } from '../../parts/records/not-chosen.ts';
import { SeverityBadge } from '../../parts/records/severity-badge.tsx';
import { routes } from '../../routes.ts';
import { overviewTexts } from '../../strings/admin/admin-desk.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import styles from './needs.module.css';

/** The report that has waited the longest, one tap from its decision. */
export function OldestReport({ report }: { report: ReportView }) {
  return (
    <div className={styles['oldest']}>
      <Link
        to={addressOf(routes.adminDisaster, report._id)}
        state={{ disaster: report, status: report.displayStatus }}
        className={styles['report']}
      >
        <span className={styles['since']}>{overviewTexts.oldestReport}</span>
        <span className={styles['what']}>
          <strong>{reportTypeLabel(report.disasterType)}</strong> · <bdi>{placeLine(report)}</bdi>
        </span>
      </Link>
      <p className={styles['marks']}>
        <SeverityBadge severity={report.severity} note={severityNote(report)} />
        <LateMark writtenAt={report.writtenAt} reportedAt={report.reportedAt} />
      </p>
    </div>
  );
}
