import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ReportView } from '../../../contract/entities/report.ts';
import { aboutFarText } from '../../strings/how-far.ts';
import { disasterTexts } from '../../strings/public/disasters.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { timeSince } from '../../strings/time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import door from './card-door.module.css';
import styles from './disaster-card.module.css';
import { disasterPath } from './disaster-path.ts';
import { placeLine, radiusOf } from './disaster-place.ts';
import { PublicStatus } from './public-status.tsx';
import { SeverityBadge } from './severity-badge.tsx';
import { publicOutline } from './public-outline.ts';

interface DisasterCardProps {
  report: ReportView;
  /** Epoch milliseconds. */
  now: number;
  /** Kilometres from the reader, where they asked, and within how many metres their phone knows where it is. */
  km?: number | undefined;
  accuracyM?: number | undefined;
}

/** A confirmed disaster as one of a list. All of it leads to its own page. */
export function DisasterCard({ report, now, km, accuracyM = 0 }: DisasterCardProps) {
  const factsId = useId();
  const { description, displayStatus } = report;
  return (
    <div className={door['door']}>
      <Card as="article">
        <h3>
          <Link
            to={disasterPath(report._id)}
            state={publicOutline(report)}
            className={door['link']}
            aria-describedby={factsId}
          >
            {reportTypeLabel(report.disasterType)}
          </Link>
        </h3>
        <p className={styles['marks']}>
          <SeverityBadge severity={report.severity} />
          <PublicStatus status={displayStatus} />
        </p>
        {description && (
          <p dir="auto" className={styles['description']}>
            {description}
          </p>
        )}
        <div id={factsId} className={door['facts']}>
          <p className={door['fact']}>
            <Icon name="pin" size={18} />
            <span>
              <bdi>{placeLine(report)}</bdi>
              {km !== undefined &&
                ` · ${disasterTexts.away(aboutFarText(km * 1000, accuracyM + (radiusOf(report) ?? 0)))}`}
            </span>
          </p>
          <Since report={report} now={now} />
        </div>
      </Card>
    </div>
  );
}

function Since({ report: { displayStatus, reportedAt, resolvedAt }, now }: Pick<DisasterCardProps, 'report' | 'now'>) {
  const [from, until] = [epochMsOf(reportedAt), epochMsOf(resolvedAt ?? '')];
  const isOver = displayStatus === 'resolved' && Number.isFinite(until);
  const at = isOver ? until : from;
  if (!Number.isFinite(at)) return null;
  const words = isOver ? disasterTexts.ended : disasterTexts.reported;
  return (
    <p className={door['fact']}>
      <Icon name="clock" size={18} />
      <span title={exactTime(at)}>{words(timeSince(at, now))}</span>
    </p>
  );
}
