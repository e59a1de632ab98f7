import { useId } from 'react';
import type { Dismissal } from '../../../contract/enumerations.ts';
import { putAwayConflict } from '../../data/queries/admin/own-acts.ts';
import { ActState } from '../../parts/act-state.tsx';
import { placeLine } from '../../parts/records/disaster-place.ts';
import { LateMark } from '../../parts/found/late-mark.tsx';
import { severityNote } from '../../parts/records/not-chosen.ts';
import { SeverityBadge } from '../../parts/records/severity-badge.tsx';
import { reportCardTexts } from '../../strings/admin/admin-reports.ts';
import { isolated } from '../../strings/isolate.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardActions } from '../../ui/card.tsx';
import styles from './admin-reports.module.css';
import { ReportFacts } from './report-facts.tsx';
import { reportAddress, reportState } from './report-link.ts';
import type { CardReport } from './shown-report.ts';

interface ReportCardProps {
  report: CardReport;
  /** Epoch milliseconds. */
  now: number;
  km?: number | undefined;
  isFromServer?: boolean;
  /** The person goes on to its page. */
  onOpen(): void;
}

/** One report for who decides about it: deciding happens on its own page, where all of it is seen. */
export function ReportCard({ report, now, km, isFromServer = false, onOpen }: ReportCardProps) {
  const headingId = useId();
  const { _id, disasterType, severity, description, shownStatus, lane, acts } = report;
  const kind = reportTypeLabel(disasterType);
  return (
    <Card
      as="article"
      tone={severity === 'critical' ? 'bad' : 'neutral'}
      aria-labelledby={headingId}
      data-report={_id}
      data-status={shownStatus}
    >
      <h4 id={headingId} className={styles['name']} data-severity={severity}>
        <bdi>{kind}</bdi>
      </h4>
      <p className={styles['marks']}>
        <SeverityBadge severity={severity} note={severityNote(report)} />
        {shownStatus === 'dismissed' && <Badge>{dismissalText(report.dismissal)}</Badge>}
        {lane === 'triage' && <Badge tone="info">{reportCardTexts.triage}</Badge>}
        {isFromServer && <Badge tone="info">{reportCardTexts.fromServer}</Badge>}
        <LateMark writtenAt={report.writtenAt} reportedAt={report.reportedAt} />
      </p>
      <ActState acts={acts} putAway={(id) => void putAwayConflict(id)} />
      <p dir="auto" className={styles['words']}>
        {description || reportCardTexts.noDescription}
      </p>
      <ReportFacts report={report} now={now} km={km} />
      <CardActions>
        <ButtonLink
          to={reportAddress(_id)}
          state={reportState(report, shownStatus)}
          aria-label={reportCardTexts.detailsOf(isolated(kind), isolated(placeLine(report)))}
          onClick={onOpen}
        >
          {reportCardTexts.viewDetails}
        </ButtonLink>
      </CardActions>
    </Card>
  );
}

function dismissalText(dismissal: Dismissal | undefined): string {
  if (dismissal === 'false') return reportCardTexts.dismissedFalse;
  return dismissal === 'duplicate' ? reportCardTexts.dismissedDuplicate : reportCardTexts.dismissedOther;
}
