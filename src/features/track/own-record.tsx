import { lazy } from 'react';
import { referenceOf } from '../../../contract/reference.ts';
import type { TrackView } from '../../../contract/entities/track.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { useAwaitedDeliveries } from '../../hooks/items/use-awaited-deliveries.ts';
import { useReceived } from '../../hooks/items/use-received.ts';
import { useTracked, type TrackedRecord } from '../../hooks/items/use-tracked.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { itemAddress } from '../../addresses.ts';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { leftToRight } from '../../strings/isolate.ts';
import { additionTexts } from '../../strings/forms/add-to-report.ts';
import { disasterTypeLabel } from '../../strings/forms/labels.ts';
import { dismissalTexts, trackTexts } from '../../strings/forms/track.ts';
import { timeText } from '../../strings/time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { outboxTexts } from '../../strings/shell/outbox.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OwnActs } from './own-acts.tsx';
import { Requirements } from './requirements.tsx';
import { StagesReached } from './stages-reached.tsx';
import styles from './track.module.css';

const AwaitedDeliveries = lazy(() =>
  loadUntilThere(async () => ({
    default: (await import('../../parts/records/awaited-deliveries.tsx')).AwaitedDeliveries,
  })),
);

/** How something stands that was sent from this phone: what it was told last, with or without a network. */
export function OwnRecord({ item }: { item: OutboxItem }) {
  const record = useTracked(item);
  const { id, call, state } = item;
  return (
    <>
      <p className={styles['reference']}>
        {call === 'requestAid' ? outboxTexts.kinds.requestAid : outboxTexts.kinds.reportDisaster} ·{' '}
        {trackTexts.of(leftToRight(referenceOf(id)))}
      </p>
      {state === 'sent' ? (
        record && <Standing record={record} item={item} />
      ) : (
        <Banner
          tone="note"
          actions={<ButtonLink to={itemAddress(call, 'item', id)}>{outboxTexts.kinds[call]}</ButtonLink>}
        >
          <p>{trackTexts.notSent}</p>
        </Banner>
      )}
    </>
  );
}

function Standing({ record, item }: { record: TrackedRecord; item: OutboxItem }) {
  const { tracked, isAsking, hasFailed, ask } = record;
  const isAid = item.call === 'requestAid';
  return (
    <>
      <KeptAge asOf={tracked?.asOf} />
      {tracked === undefined && <p role="status">{trackTexts.notAskedYet}</p>}
      {tracked && !tracked.view && (
        <Banner tone="bad">
          <p>{trackTexts.unknown}</p>
        </Banner>
      )}
      {isAid && (
        <LatePart>
          <AwaitedOf id={item.id} />
        </LatePart>
      )}
      {tracked?.view && <Told view={tracked.view} />}
      {tracked?.view && <OwnActs view={tracked.view} said={record.said} asOf={tracked.asOf} />}
      <div className={styles['as-of']}>
        {tracked && <p>{trackTexts.asOf(exactTime(tracked.asOf))}</p>}
        {(hasFailed || tracked === undefined) && (
          <Button aria-disabled={isAsking} onClick={() => !isAsking && ask()}>
            {trackTexts.again}
          </Button>
        )}
      </div>
    </>
  );
}

function AwaitedOf({ id }: { id: string }) {
  const awaited = useAwaitedDeliveries(id);
  const answers = useReceived(id);
  return awaited && <AwaitedDeliveries awaited={awaited} answers={answers} />;
}

function Told({ view }: { view: TrackView }) {
  const { addsTo, dismissal, volunteers, helpers, requirements, confirmedAt, overAt, movedAt } = view;
  return (
    <>
      <StagesReached view={view} />
      {addsTo && !view.merged && <Addition {...addsTo} />}
      {view.merged && <p>{mergedWords(view)}</p>}
      {dismissal && <p>{dismissalTexts[dismissal]}</p>}
      {volunteers && (
        <p>
          {trackTexts.volunteers(volunteers.alerted)}
          {helpers !== undefined && helpers.now > 0 && ` ${trackTexts.onIt(helpers.now)}`}
        </p>
      )}
      {overAt !== undefined && <p>{trackTexts.over(timeText(overAt))}</p>}
      {overAt === undefined && confirmedAt !== undefined && <p>{trackTexts.confirmed(timeText(confirmedAt))}</p>}
      {movedAt !== undefined && <p>{trackTexts.moved(timeText(movedAt))}</p>}
      {requirements && <Requirements requirements={requirements} isOpen={isOpen(view)} />}
    </>
  );
}

/** What became of its being more about a disaster. */
function Addition({ state, disasterType, near }: NonNullable<TrackView['addsTo']>) {
  if (state === 'closed') return <p>{additionTexts.closed}</p>;
  return (
    <p>
      {additionTexts.added(eventName({ disasterType, near }))} {state === 'resolved' && additionTexts.resolved}
    </p>
  );
}

function eventName({ disasterType, near }: Pick<NonNullable<TrackView['addsTo']>, 'disasterType' | 'near'>): string {
  const what = disasterTypeLabel(disasterType ?? 'other');
  return near === undefined ? what : additionTexts.near(what, near);
}

/** Which event it is part of, where the public may know that. */
function mergedWords({ kind, addsTo }: TrackView): string {
  if (kind === 'aid') return trackTexts.mergedRequest;
  return addsTo?.disasterType === undefined ? trackTexts.merged : trackTexts.mergedInto(eventName(addsTo));
}

function isOpen({ stage }: TrackView): boolean {
  return stage !== 'withdrawn' && stage !== 'expired' && stage !== 'fulfilled';
}
