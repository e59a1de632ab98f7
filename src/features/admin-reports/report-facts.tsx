import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { PUBLIC_RADIUS_M } from '../../../contract/policies/public-position.ts';
import { HelperFact } from '../../parts/records/record-origin.tsx';
import { exactPosition } from '../../parts/records/disaster-place.ts';
import { placeNote } from '../../parts/records/not-chosen.ts';
import { withNote } from '../../parts/records/severity-badge.tsx';
import { placesText } from '../../parts/records/places-text.ts';
import { reportCardTexts } from '../../strings/admin/admin-reports.ts';
import { farText } from '../../strings/how-far.ts';
import { timeSince } from '../../strings/time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import styles from './admin-reports.module.css';
import type { CardReport } from './shown-report.ts';

interface ReportFactsProps {
  report: CardReport;
  now: number;
  km?: number | undefined;
}

/** Where, who, when, and how many are on their way. */
export function ReportFacts({ report, now, km }: ReportFactsProps) {
  const place = placeOf(report.location);
  const volunteers = placesText(report);
  const { name, at } = dateOf(report);
  return (
    <Facts>
      {report.address && (
        <Fact name={reportCardTexts.address}>
          <bdi className={styles['fact']}>{report.address}</bdi>
        </Fact>
      )}
      <Fact name={reportCardTexts.position}>
        {place
          ? withNote(exactPosition(place, report.locationAccuracy), placeNote(report))
          : reportCardTexts.noPosition}
      </Fact>
      {km !== undefined && <Fact name={reportCardTexts.distance}>{farText(km * 1000, PUBLIC_RADIUS_M)}</Fact>}
      <Fact name={reportCardTexts.reporter}>
        <bdi className={styles['fact']}>{report.name?.trim() || reportCardTexts.anonymous}</bdi>
      </Fact>
      <Fact name={name} title={Number.isFinite(at) ? timeSince(at, now) : undefined}>
        {Number.isFinite(at) ? exactTime(at) : reportCardTexts.unknownTime}
      </Fact>
      <HelperFact onBehalf={report.onBehalf} name={report.name} />
      {volunteers !== undefined && <Fact name={reportCardTexts.volunteers}>{volunteers}</Fact>}
    </Facts>
  );
}

/** Section 2: the reported date, 'Active since' or the resolved date. */
function dateOf({ shownStatus, reportedAt, activeSince, resolvedAt }: CardReport): { name: string; at: number } {
  // A host that does not tell when it was approved still tells when it was reported: said as such.
  if (shownStatus === 'active' && activeSince !== undefined)
    return { name: reportCardTexts.activeSince, at: epochMsOf(activeSince) };
  if (shownStatus === 'resolved') return { name: reportCardTexts.resolved, at: epochMsOf(resolvedAt ?? '') };
  return { name: reportCardTexts.reported, at: epochMsOf(reportedAt) };
}
