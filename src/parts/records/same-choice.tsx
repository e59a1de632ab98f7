import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { sameEventTexts as words } from '../../strings/admin/decisions.ts';
import { farText } from '../../strings/how-far.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { isolated, leftToRight } from '../../strings/isolate.ts';
import { timeSince } from '../../strings/time.ts';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { placeLine } from './disaster-place.ts';

/** What is chosen where the report it repeats is not among them. */
export const NONE_OF_THESE = 'none';

interface Near {
  report: ReportView;
  /** Undefined where one of both has no position. */
  km: number | undefined;
  accuracyM: number;
}

interface SameChoiceProps {
  near: readonly Near[];
  /** Epoch milliseconds. */
  now: number;
  problem: string | undefined;
}

/** Of which of the reports near it is this a double? */
export function SameChoice({ near, now, problem }: SameChoiceProps) {
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

function lineOf({ report, km, accuracyM }: Near, now: number): string {
  const at = epochMsOf(report.reportedAt);
  const line = [
    reportTypeLabel(report.disasterType),
    isolated(placeLine(report)),
    km !== undefined && farText(km * 1000, accuracyM),
    Number.isFinite(at) && timeSince(at, now),
    leftToRight(referenceOf(report._id)),
  ];
  return line.filter(Boolean).join(' · ');
}
