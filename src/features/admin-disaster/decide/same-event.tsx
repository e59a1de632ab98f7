import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { nearReports, type NearReport } from '../../../data/queries/admin/near-reports.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { sameEventTexts as words } from '../../../strings/admin/decisions.ts';
import { distanceText } from '../../../strings/distance.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { isolated, leftToRight } from '../../../strings/isolate.ts';
import { timeSince } from '../../../strings/time.ts';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';

/** What is chosen where the report it repeats is not among them. */
export const NONE_OF_THESE = 'none';
const MINUTE_MS = 60_000;

/** Of which report is this a double? One of those near it, as this phone knows them. */
export function SameEvent({ report, problem }: { report: AdminReport; problem: string | undefined }) {
  const near = useQuery(() => nearReports(report), [report._id]);
  const now = useNow(MINUTE_MS);
  if (near === undefined) return null;
  if (near.length === 0) return <p>{words.noneNear}</p>;
  const options = near.map((one): [string, string] => [one.report._id, lineOf(one, now)]);
  return (
    <ChoiceGroup
      name="same"
      label={words.label}
      options={Object.fromEntries([...options, [NONE_OF_THESE, words.none]])}
      problem={problem}
    />
  );
}

function lineOf({ report, km }: NearReport, now: number): string {
  const at = epochMsOf(report.reportedAt);
  const line = [
    reportTypeLabel(report.disasterType),
    isolated(placeLine(report)),
    km !== undefined && distanceText(km * 1000),
    Number.isFinite(at) && timeSince(at, now),
    leftToRight(referenceOf(report._id)),
  ];
  return line.filter(Boolean).join(' · ');
}
