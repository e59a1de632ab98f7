import { lazy } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { adminAidRequest, sameElsewhere, type AdminAid, type FoundAid } from '../../../data/queries/admin/admin-aid.ts';
import { freeLines } from '../../../data/queries/admin/aid-with-pending.ts';
import { putAwayConflict } from '../../../data/queries/admin/own-acts.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { ActState } from '../../../parts/act-state.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { aidActTexts, aidCardTexts } from '../../../strings/admin/admin-aid.ts';
import { recordAgeTexts } from '../../../strings/forms/record-age.ts';
import { listText } from '../../../strings/sentence.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { disasterTypeLabel } from '../../../strings/forms/labels.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/facts.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './aid.module.css';
import { AidFacts } from './aid-facts.tsx';
import { AidMarks } from './aid-marks.tsx';
import type { AidDesk } from './aid-question.ts';
import { AidMessages } from './aid-messages.tsx';
import { AidPhotos } from './aid-photos.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { NeedLine } from './need-line.tsx';
import { TakingList } from './taking-list.tsx';

const SameAid = lazy(() => loadUntilThere(async () => ({ default: (await import('./same-aid.tsx')).SameAid })));

interface AidDetailsProps {
  id: string;
  /** What the server found it among; absent where this phone has it. */
  found: FoundAid | undefined;
  desk: AidDesk;
  problem: string | undefined;
  onClose(): void;
}

const MINUTE_MS = 60_000;

/** All of one aid request, and all that an admin can do to it. */
export function AidDetails({ id, found, desk, problem, onClose }: AidDetailsProps) {
  const account = usePerson()?.id;
  const aid = useQuery(() => adminAidRequest(id, found), [id, found, account]);
  const title = aid ? <bdi>{disasterTypeLabel(aid.disasterType)}</bdi> : aidCardTexts.details;
  return (
    <Sheet title={title} close={aidCardTexts.close} onClose={onClose}>
      {problem !== undefined && <Banner tone="bad">{problem}</Banner>}
      {aid === undefined && <Skeleton label={appTexts.loading} lines={6} />}
      {aid === null && <p>{aidCardTexts.gone}</p>}
      {aid && <Details aid={aid} desk={desk} />}
    </Sheet>
  );
}

function Details({ aid, desk }: { aid: AdminAid; desk: AidDesk }) {
  const now = useNow(MINUTE_MS);
  const same = useQuery(() => sameElsewhere(aid), [aid._id, aid.elsewhere]) ?? [];
  return (
    <>
      <AidMarks aid={aid} now={now} />
      <ActState acts={aid.acts} putAway={(id) => void putAwayConflict(id)} />
      <AidFacts aid={aid} now={now}>
        <Fact name={aidCardTexts.created}>{exactTime(epochMsOf(aid.createdAt))}</Fact>
        {aid.writtenAt !== undefined && <Fact name={aidCardTexts.written}>{exactTime(epochMsOf(aid.writtenAt))}</Fact>}
        {aid.confirmedAt !== undefined && (
          <Fact name={aidCardTexts.confirmed}>{exactTime(epochMsOf(aid.confirmedAt))}</Fact>
        )}
        {same.length > 0 && (
          <Fact name={recordAgeTexts.sameElsewhere}>{listText(same.map((id) => leftToRight(referenceOf(id))))}</Fact>
        )}
        {aid.movedAt !== undefined && <Fact name={aidCardTexts.moved}>{exactTime(epochMsOf(aid.movedAt))}</Fact>}
        {aid.movedFrom && (
          <Fact name={aidCardTexts.movedFrom}>
            <bdi>{aid.movedFrom.location}</bdi>
          </Fact>
        )}
        <Fact name={aidCardTexts.reference}>{leftToRight(referenceOf(aid._id))}</Fact>
      </AidFacts>
      {aid.description && (
        <p dir="auto" className={styles['words']}>
          {aid.description}
        </p>
      )}
      <AidPhotos id={aid._id} announced={aid.photosToFollow} />
      <AidMessages id={aid._id} messagedAt={aid.messagedAt} />
      <h3 className={styles['title']}>{aidCardTexts.requirements}</h3>
      <ul className={styles['needs']}>
        {aid.shown.requirements.map((_, line) => (
          // Needs have no id but their place, which never changes.
          <NeedLine key={line} aid={aid} line={line} desk={desk} />
        ))}
      </ul>
      <TakingList aid={aid} desk={desk} />
      <DeliveryList aidId={aid._id} onNewCode={(deliveryId) => desk.ask({ kind: 'new-code', aid, deliveryId })} />
      <LatePart>
        <SameAid aid={aid} desk={desk} />
      </LatePart>
      {aid.shown.sameAs === undefined && <Whole aid={aid} desk={desk} />}
    </>
  );
}

/** What is done to the request as a whole. */
function Whole({ aid, desk }: { aid: AdminAid; desk: AidDesk }) {
  const { _id: aidId, shown } = aid;
  const isActive = shown.status === 'active';
  const isClosed = shown.status === 'withdrawn' || shown.status === 'expired';
  return (
    <div className={styles['actions']}>
      {shown.lane === 'triage' && (
        <Button look="aid" onClick={() => void desk.act({ act: 'release', aidId })}>
          {aidActTexts.release}
        </Button>
      )}
      {isActive && freeLines(shown).length > 0 && (
        <Button look="aid" icon="aid" onClick={() => desk.ask({ kind: 'assign', aid })}>
          {aidActTexts.assign}
        </Button>
      )}
      {isActive && (
        <Button look="danger" onClick={() => desk.ask({ kind: 'close', aid })}>
          {aidActTexts.closeRequest}
        </Button>
      )}
      {isClosed && (
        <Button onClick={() => void desk.act({ act: 'reopen', aidId, seen: shown.status })}>
          {aidActTexts.reopen}
        </Button>
      )}
    </div>
  );
}
