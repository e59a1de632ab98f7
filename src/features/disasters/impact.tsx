import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { disasterPageTexts } from '../../strings/public/disaster.ts';
import { disasterTexts, severitySentence } from '../../strings/public/disasters.ts';
import { numberText } from '../../strings/plural.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import styles from './disaster-screen.module.css';

interface ImpactProps {
  disaster: ReportView;
  /** Requests for aid near it; absent where nobody can tell. */
  requests: number | undefined;
  /** Their number is only the least that it can be. */
  hasMore: boolean;
}

/** What is known of it, and public. What is not known has no line. */
export function Impact({
  disaster: { severity, displayStatus, reportedAt, activeSince, resolvedAt },
  requests,
  hasMore,
}: ImpactProps) {
  const [since, until] = [epochMsOf(activeSince ?? reportedAt), epochMsOf(resolvedAt ?? '')];
  const isOver = displayStatus === 'resolved';
  return (
    <section className={styles['section']}>
      <h2>{disasterPageTexts.impact}</h2>
      <Facts>
        {severity && <Fact name={disasterPageTexts.severity}>{severitySentence(severity)}</Fact>}
        <Fact name={disasterPageTexts.status}>{isOver ? disasterTexts.resolved : disasterTexts.active}</Fact>
        {Number.isFinite(since) && <Fact name={disasterPageTexts.since}>{exactTime(since)}</Fact>}
        {isOver && Number.isFinite(until) && <Fact name={disasterPageTexts.until}>{exactTime(until)}</Fact>}
        {requests !== undefined && (
          <Fact name={disasterPageTexts.near}>
            {hasMore ? disasterPageTexts.atLeast(numberText(requests)) : numberText(requests)}
          </Fact>
        )}
      </Facts>
    </section>
  );
}
