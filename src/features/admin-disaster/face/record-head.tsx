import { referenceOf } from '../../../../contract/reference.ts';
import type { DisplayStatus } from '../../../../contract/enumerations.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { positionLine } from '../../../parts/records/disaster-place.ts';
import { LateMark } from '../../../parts/found/late-mark.tsx';
import { placeNote, severityNote } from '../../../parts/records/not-chosen.ts';
import { SeverityBadge, withNote } from '../../../parts/records/severity-badge.tsx';
import { adminDisasterTexts, dismissalNames, displayStatusNames } from '../../../strings/admin/admin-disaster.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Tone } from '../../../ui/tone.ts';
import styles from '../shared/admin-disaster.module.css';
import { nameOf } from '../../../strings/forms/labels.ts';

/** Section 2: pending yellow, active red, resolved green, other grey. */
const tones: Readonly<Record<DisplayStatus, Tone>> = {
  pending: 'waiting',
  active: 'bad',
  resolved: 'sent',
  dismissed: 'neutral',
};

/** What it is, how it stands, where, and whether it is news. */
export function RecordHead({ report }: { report: AdminReport }) {
  const { shownStatus, severity, lane, dismissal, reportedAt, writtenAt } = report;
  return (
    <header className={styles['head']}>
      <p className={styles['marks']}>
        <Badge tone={tones[shownStatus]}>{displayStatusNames[shownStatus]}</Badge>
        <SeverityBadge severity={severity} note={severityNote(report)} />
        {shownStatus === 'dismissed' && dismissal && <Badge>{nameOf(dismissalNames, dismissal)}</Badge>}
        {lane === 'triage' && <Badge tone="waiting">{adminDisasterTexts.triage}</Badge>}
      </p>
      <p className={styles['line']}>
        <Icon name="pin" size={18} />
        <span>{withNote(positionLine({ ...report, address: report.address ?? '' }), placeNote(report))}</span>
      </p>
      <p className={styles['line']}>
        <Icon name="info" size={18} />
        <span>
          {adminDisasterTexts.reference} {leftToRight(referenceOf(report._id))}
        </span>
      </p>
      <LateMark writtenAt={writtenAt} reportedAt={reportedAt} />
    </header>
  );
}
