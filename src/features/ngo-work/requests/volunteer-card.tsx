import { PUBLIC_RADIUS_M } from '../../../../contract/policies/public-position.ts';
import { useId } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import type { NgoDisaster } from '../../../data/queries/ngos/ngo-disasters.ts';
import { WaitingActs } from '../../../parts/act-state.tsx';
import { placeLine } from '../../../parts/records/disaster-place.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { isolated, leftToRight } from '../../../strings/isolate.ts';
import { numberText } from '../../../strings/plural.ts';
import { farText } from '../../../strings/how-far.ts';
import { disasterListTexts, severitySentence } from '../../../strings/public/disasters.ts';
import { ngoRequestCardTexts, urgencyNames } from '../../../strings/public/ngo-requests.ts';
import { ngoVolunteerTexts as words } from '../../../strings/public/ngo-volunteers.ts';
import { relativeTime } from '../../../strings/time.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { RequestMessages } from './request-messages.tsx';
import { urgencyTones, type RequestDesk } from './request-question.ts';
import { VolunteerContact } from './volunteer-contact.tsx';
import styles from './requests.module.css';

interface VolunteerCardProps {
  disaster: NgoDisaster;
  /** Epoch milliseconds. */
  now: number;
  desk: RequestDesk;
}

/** A disaster that lacks volunteers, as section 3's notification has it, and how many people this NGO sends. */
export function VolunteerCard({ disaster, now, desk }: VolunteerCardProps) {
  const headingId = useId();
  const title = titleOf(disaster);
  const { _id, severity, urgency, own, acts, activeSince, reportedAt, description, distanceKm, beyondKm } = disaster;
  const { volunteersWanted: wanted, volunteersAccepted: accepted = 0 } = disaster;
  const at = epochMsOf(activeSince ?? reportedAt);
  return (
    <Card as="article" aria-labelledby={headingId} data-request={_id} data-standing={disaster.standing}>
      <h3 id={headingId} tabIndex={-1} className={styles['title']}>
        {title}
      </h3>
      <p className={styles['marks']}>
        <Badge tone={urgencyTones[urgency]}>{urgencyNames[urgency]}</Badge>
        <Standing disaster={disaster} />
        <span className={styles['note']}>{words.volunteer}</span>
      </p>
      <WaitingActs acts={acts.waiting} />
      {own?.isPending === true && <p className={styles['warning']}>{words.askedBody}</p>}
      {beyondKm !== undefined && (
        <p className={styles['warning']}>{ngoRequestCardTexts.beyond(farText(beyondKm * 1000, PUBLIC_RADIUS_M))}</p>
      )}
      <Facts>
        {wanted !== undefined && (
          <Fact name={words.places}>{words.placesOf(numberText(accepted), numberText(wanted))}</Fact>
        )}
        {severity && <Fact name={disasterListTexts.severity}>{severitySentence(severity)}</Fact>}
        <Fact name={ngoRequestCardTexts.location}>
          <bdi className={styles['words']}>{placeLine(disaster)}</bdi>
        </Fact>
        {distanceKm !== undefined && (
          <Fact name={ngoRequestCardTexts.distance}>{farText(distanceKm * 1000, PUBLIC_RADIUS_M)}</Fact>
        )}
        {Number.isFinite(at) && (
          <Fact name={words.since} title={exactTime(at)}>
            {relativeTime(at, now)}
          </Fact>
        )}
        {own && (
          <Fact name={words.arrives}>
            {own.arrivesAt === undefined ? words.soon : exactTime(epochMsOf(own.arrivesAt))}
          </Fact>
        )}
        {own?.note && (
          <Fact name={words.note}>
            <bdi className={styles['words']}>{own.note}</bdi>
          </Fact>
        )}
        <Fact name={words.sender}>{words.desk}</Fact>
        <VolunteerContact disaster={disaster} />
        <Fact name={ngoRequestCardTexts.reference}>{leftToRight(referenceOf(_id))}</Fact>
      </Facts>
      {description && (
        <p dir="auto" className={styles['short']}>
          {description}
        </p>
      )}
      {own !== undefined && own.isPending !== true && <RequestMessages record={disaster} now={now} />}
      <CardActions>
        <Actions disaster={disaster} title={title} desk={desk} />
      </CardActions>
    </Card>
  );
}

function titleOf({ disasterType, free }: NgoDisaster): string {
  const type = isolated(reportTypeLabel(disasterType));
  return free === 0 ? words.titleFull(type) : words.title(type, free);
}

function Standing({ disaster: { standing, own } }: { disaster: NgoDisaster }) {
  if (own) {
    const isAnswered = own.isPending !== true;
    return (
      <Badge tone={isAnswered ? 'sent' : 'waiting'}>{(isAnswered ? words.expected : words.asked)(own.people)}</Badge>
    );
  }
  if (standing === 'rejected') return <Badge tone="neutral">{ngoRequestCardTexts.rejected}</Badge>;
  return <Badge tone="info">{ngoRequestCardTexts.open}</Badge>;
}

function Actions({ disaster, title, desk }: { disaster: NgoDisaster; title: string; desk: RequestDesk }) {
  const { _id: disasterId, standing, own, free } = disaster;
  if (own) {
    // What waits for an answer is taken back by it, too: the phone sends both in their order.
    return (
      <Button look="danger" onClick={() => desk.ask({ kind: 'take-back', disaster, pledge: own })}>
        {words.withdraw}
      </Button>
    );
  }
  if (standing === 'rejected') {
    return (
      <Button onClick={() => void desk.answer({ act: 'reconsider', disasterId })}>
        {ngoRequestCardTexts.reconsider}
      </Button>
    );
  }
  return (
    <>
      {free > 0 && (
        <Button
          look="aid"
          icon="check"
          aria-label={words.answerTo(title)}
          onClick={() => desk.ask({ kind: 'send', disaster })}
        >
          {words.answer}
        </Button>
      )}
      <Button
        aria-label={ngoRequestCardTexts.rejectOf(title)}
        onClick={() => void desk.answer({ act: 'reject', disasterId })}
      >
        {ngoRequestCardTexts.reject}
      </Button>
    </>
  );
}
