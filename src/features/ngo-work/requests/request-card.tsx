import { PUBLIC_RADIUS_M } from '../../../../contract/policies/public-position.ts';
import { useId } from 'react';
import { endMsOf, epochMsOf } from '../../../../contract/base/iso-time.ts';
import { aidLife } from '../../../../contract/policies/record-age.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';
import { WaitingActs } from '../../../parts/act-state.tsx';
import { AgeFact, ElsewhereFact, HelperFact } from '../../../parts/records/record-origin.tsx';
import { leftToRight } from '../../../strings/isolate.ts';
import { farText } from '../../../strings/how-far.ts';
import { ngoRequestCardTexts as words, urgencyNames } from '../../../strings/public/ngo-requests.ts';
import { deliveryWorkTexts } from '../../../strings/public/delivery-work.ts';
import { ngoVolunteerTexts } from '../../../strings/public/ngo-volunteers.ts';
import { relativeTime, timeText } from '../../../strings/time.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardActions } from '../../../ui/card.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { mostOf } from './part-field.tsx';
import { RequestContact } from './request-contact.tsx';
import { RequestHouseholds } from './request-households.tsx';
import { RequestMessages } from './request-messages.tsx';
import { RequestPhotos } from './request-photos.tsx';
import { RequestNeed } from './request-need.tsx';
import { requestTitle } from './request-title.ts';
import { urgencyTones, type RequestDesk } from './request-question.ts';
import styles from './requests.module.css';

interface RequestCardProps {
  aid: NgoAid;
  /** Epoch milliseconds. */
  now: number;
  desk: RequestDesk;
}

/** One request as section 3's notification has it: what, how urgent, where, from whom, and what this NGO does about it. */
export function RequestCard({ aid, now, desk }: RequestCardProps) {
  const headingId = useId();
  const title = requestTitle({ ...aid, requirements: aid.shown.requirements });
  const due = endMsOf(aid.deadline);
  return (
    <Card as="article" aria-labelledby={headingId} data-request={aid._id} data-standing={aid.standing}>
      <h3 id={headingId} tabIndex={-1} className={styles['title']}>
        {title}
      </h3>
      <p className={styles['marks']}>
        <Badge tone={urgencyTones[aid.urgency]}>{urgencyNames[aid.urgency]}</Badge>
        <Standing aid={aid} />
        <span className={styles['note']}>{ngoVolunteerTexts.resource}</span>
      </p>
      <WaitingActs acts={aid.acts.waiting} />
      {aid.own.some(({ isPending }) => isPending) && <p className={styles['warning']}>{words.askedBody}</p>}
      {aid.beyondKm !== undefined && (
        <p className={styles['warning']}>{words.beyond(farText(aid.beyondKm * 1000, PUBLIC_RADIUS_M))}</p>
      )}
      <Facts>
        {aid.location && (
          <Fact name={words.location}>
            <bdi className={styles['words']}>{aid.location}</bdi>
          </Fact>
        )}
        {aid.distanceKm !== undefined && (
          <Fact name={words.distance}>{farText(aid.distanceKm * 1000, PUBLIC_RADIUS_M)}</Fact>
        )}
        {Number.isFinite(due) && (
          <Fact name={words.deadline} title={timeText(aid.deadline)}>
            {relativeTime(due, now)}
          </Fact>
        )}
        <Fact name={words.askedAt} title={exactTime(epochMsOf(aid.createdAt))}>
          {relativeTime(epochMsOf(aid.createdAt), now)}
        </Fact>
        {aid.confirmedAt !== undefined && (
          <Fact name={words.confirmed} title={exactTime(epochMsOf(aid.confirmedAt))}>
            {relativeTime(epochMsOf(aid.confirmedAt), now)}
          </Fact>
        )}
        <AgeFact life={aidLife(aid)} now={now} />
        <HelperFact onBehalf={aid.onBehalf} name={aid.name} />
        <ElsewhereFact elsewhere={aid.elsewhere} />
        {aid.movedAt !== undefined && (
          <Fact name={words.moved} title={exactTime(epochMsOf(aid.movedAt))}>
            {relativeTime(epochMsOf(aid.movedAt), now)}
          </Fact>
        )}
        <RequestContact aid={aid} />
        <RequestHouseholds aid={aid} />
        <Fact name={words.reference}>{leftToRight(referenceOf(aid._id))}</Fact>
      </Facts>
      {aid.description && (
        <p dir="auto" className={styles['short']}>
          {aid.description}
        </p>
      )}
      {mayHavePhotos(aid) && <RequestPhotos aidId={aid._id} />}
      <ul className={styles['needs']} aria-label={words.needs}>
        {aid.shown.requirements.map((_, line) => (
          // Needs have no id but their place, which never changes.
          <RequestNeed key={line} aid={aid} line={line} desk={desk} />
        ))}
      </ul>
      {aid.own.some(({ isPending }) => isPending !== true) && <RequestMessages record={aid} now={now} />}
      <CardActions>
        <Actions aid={aid} title={title} desk={desk} />
      </CardActions>
    </Card>
  );
}

/** The server shows them to who has taken it; that this phone has asked to take it does not count yet. */
function mayHavePhotos({ own, photosToFollow = 0 }: NgoAid): boolean {
  return photosToFollow > 0 && own.some(({ isPending }) => isPending !== true);
}

function Standing({ aid: { standing, own } }: { aid: NgoAid }) {
  if (standing === 'rejected') return <Badge tone="neutral">{words.rejected}</Badge>;
  if (standing === 'open') return <Badge tone="info">{words.open}</Badge>;
  const isAnswered = own.some(({ isPending }) => isPending !== true);
  return isAnswered ? <Badge tone="sent">{words.accepted}</Badge> : <Badge tone="waiting">{words.asked}</Badge>;
}

/** Something else can be taken than all that is free: a need of several, or a part of one. */
function hasChoice({ standing, free, shown }: NgoAid): boolean {
  if (standing === 'accepted') return free.length > 0;
  return free.length > 1 || free.some((line) => mostOf(shown.requirements[line]) !== undefined);
}

function Actions({ aid, title, desk }: { aid: NgoAid; title: string; desk: RequestDesk }) {
  const { _id: aidId, standing, free, own } = aid;
  const handed = own.filter(({ isPending }) => isPending !== true);
  return (
    <>
      {standing !== 'rejected' && free.length > 0 && standing === 'open' && (
        <Button
          look="aid"
          icon="check"
          aria-label={words.acceptOf(title)}
          onClick={() => void desk.act({ act: 'take', aidId, lines: [...free] })}
        >
          {words.accept}
        </Button>
      )}
      {standing !== 'rejected' && hasChoice(aid) && (
        <Button onClick={() => desk.ask({ kind: 'take', aid })}>{words.acceptPart}</Button>
      )}
      {standing === 'open' && (
        <Button aria-label={words.rejectOf(title)} onClick={() => void desk.act({ act: 'reject', aidId })}>
          {words.reject}
        </Button>
      )}
      {standing === 'rejected' && (
        <Button onClick={() => void desk.act({ act: 'reconsider', aidId })}>{words.reconsider}</Button>
      )}
      {handed.map((taking) => (
        <Button key={taking._id} look="aid" icon="send" onClick={() => desk.ask({ kind: 'pack', aid, taking })}>
          {deliveryWorkTexts.pack}
        </Button>
      ))}
      {handed.map((taking) => (
        <Button key={taking._id} look="danger" onClick={() => desk.ask({ kind: 'hand-back', aid, taking })}>
          {words.handBack}
        </Button>
      ))}
    </>
  );
}
