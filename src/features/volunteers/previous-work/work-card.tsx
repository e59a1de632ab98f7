import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { WorkState } from '../../../../contract/enumerations.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { SeverityBadge } from '../../../parts/records/severity-badge.tsx';
import { dayText } from '../../../strings/dates.ts';
import { nameOf, reportTypeLabel } from '../../../strings/forms/labels.ts';
import { workStateTexts, workTexts } from '../../../strings/volunteers/previous-work.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ConfirmedActions } from './confirmed-actions.tsx';
import { meaningOf, stepsOf } from './past-work.ts';
import styles from './work.module.css';

const tones: Partial<Readonly<Record<WorkState, Tone>>> = {
  completed: 'sent',
  done: 'waiting',
  'not-confirmed': 'bad',
};

/**
 * One disaster that a volunteer was on, or asked for: what section 3 lists of previous work, but for how to reach its reporter,
 * which is theirs to know while they help there.
 */
export function WorkCard({ work }: { work: ShownWork }) {
  const { disaster, shownState } = work;
  return (
    <Card as="article">
      <h3>{disaster ? reportTypeLabel(disaster.disasterType) : workTexts.removed}</h3>
      <p className={styles['marks']}>
        <Badge tone={tones[shownState] ?? 'neutral'}>{nameOf(workStateTexts, shownState)}</Badge>
        <SeverityBadge severity={disaster?.severity} />
      </p>
      {meaningOf(work).map((sentence) => (
        <p key={sentence} dir="auto">
          {sentence}
        </p>
      ))}
      {disaster?.description && (
        <p dir="auto" className={styles['description']}>
          {disaster.description}
        </p>
      )}
      <WorkFacts work={work} />
      {work.state === 'completed' && <ConfirmedActions work={work} />}
    </Card>
  );
}

function WorkFacts({ work }: { work: ShownWork }) {
  const { disaster, decidedAt, endedAt, shownState } = work;
  const isDeclined = shownState === 'declined';
  const end = isDeclined ? undefined : endedAt;
  const steps = stepsOf(work);
  return (
    <Facts>
      {disaster && (
        <Fact name={workTexts.place}>
          <bdi>{placeLine(disaster)}</bdi>
        </Fact>
      )}
      <Fact name={isDeclined ? workTexts.declinedAt : workTexts.from} title={exactTime(epochMsOf(decidedAt))}>
        {dayText(decidedAt)}
      </Fact>
      {steps.map(({ name, at }) => (
        <Fact key={name} name={name}>
          {at === undefined ? workTexts.waits : exactTime(epochMsOf(at))}
        </Fact>
      ))}
      {end !== undefined && (
        <Fact name={workTexts.until} title={exactTime(epochMsOf(end))}>
          {dayText(end)}
        </Fact>
      )}
    </Facts>
  );
}
