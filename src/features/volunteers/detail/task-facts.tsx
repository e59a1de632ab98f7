import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { reportLife } from '../../../../contract/policies/record-age.ts';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { AgeFact } from '../../../parts/records/record-origin.tsx';
import { pledgeWords } from '../../../parts/records/places-text.ts';
import { positionLine, radiusOf } from '../../../parts/records/disaster-place.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { numberText } from '../../../strings/plural.ts';
import { listText } from '../../../strings/sentence.ts';
import { taskTexts } from '../../../strings/volunteers/tasks.ts';
import { timeSince } from '../../../strings/time.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { awayWords } from '../place/direction.ts';
import { useOwnPosition } from '../place/own-position.ts';
import { severitySentence } from '../../../strings/public/disasters.ts';

/** Section 2's list. What is not known has no line: how many are wanted is real, or not there. */
export function TaskFacts({ disaster, now }: { disaster: ReportView; now: number }) {
  const { disasterType, reportedAt, movedAt, severity, address, location, volunteersWanted, volunteersAccepted } =
    disaster;
  const own = useOwnPosition();
  const at = epochMsOf(reportedAt);
  const place = placeOf(location);
  // Whoever is not told the address is not told either when it was confirmed.
  const isWhole = address !== undefined;
  return (
    <Facts>
      <Fact name={taskTexts.type}>{reportTypeLabel(disasterType)}</Fact>
      {severity && <Fact name={taskTexts.severity}>{severitySentence(severity)}</Fact>}
      {Number.isFinite(at) && (
        <Fact name={taskTexts.reported} title={timeSince(at, now)}>
          {exactTime(at)}
        </Fact>
      )}
      {isWhole && <AgeFact life={reportLife(disaster)} now={now} />}
      <Fact name={taskTexts.location}>
        <bdi>{address || positionLine(disaster)}</bdi>
      </Fact>
      {movedAt && <Fact name={taskTexts.moved}>{exactTime(epochMsOf(movedAt))}</Fact>}
      {own.kind === 'on' && place && (
        <Fact name={taskTexts.distance}>
          {awayWords(own.from, place, (own.accuracyM ?? 0) + (radiusOf(disaster) ?? 0))}
        </Fact>
      )}
      {volunteersWanted !== undefined && <Fact name={taskTexts.required}>{numberText(volunteersWanted)}</Fact>}
      {volunteersAccepted !== undefined && (
        <Fact name={taskTexts.accepted}>{listText([numberText(volunteersAccepted), ...pledgeWords(disaster)])}</Fact>
      )}
    </Facts>
  );
}
