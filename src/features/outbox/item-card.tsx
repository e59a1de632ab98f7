import { useRef } from 'react';
import { referenceOf } from '../../../contract/reference.ts';
import { itemActions } from '../../hooks/items/item-actions.ts';
import { isSentInPart } from '../../hooks/items/sent-in-part.ts';
import type { ShownItem } from '../../hooks/items/shown-item.ts';
import { usePhotoProgress } from '../../hooks/photos/use-photo-progress.ts';
import { PhotoProgress } from '../../parts/photos/photo-progress.tsx';
import { FieldReasons } from '../../parts/form/field-reasons.tsx';
import { statusHeadline, waitingWords } from '../../parts/saved/status-words.ts';
import { routes } from '../../routes.ts';
import { loginAddress, trackAddress } from '../../addresses.ts';
import { failureWords } from '../../strings/forms/failures.ts';
import { serverWords } from '../../strings/forms/known-sentences.ts';
import { sessionTexts } from '../../strings/shell/session.ts';
import { outboxTexts } from '../../strings/shell/outbox.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { timeSince, timeUntil } from '../../strings/time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardActions, CardBand } from '../../ui/card.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import type { IconName } from '../../ui/icon.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useFocusHeir } from '../../ui/form/use-focus-heir.ts';
import { describeItem, type ListedItem } from './describe-item.ts';
import styles from './item-card.module.css';

interface ItemCardProps {
  item: ListedItem;
  now: number;
  onSend(): void;
  onCopy(): void;
  onDelete(): void;
}

type Look = readonly [Tone, IconName];

const looks: Record<ShownItem['state'], Look> = {
  queued: ['waiting', 'phone'],
  sending: ['waiting', 'send'],
  sent: ['sent', 'check'],
  'needs-you': ['bad', 'alert'],
  replaced: ['neutral', 'edit'],
};

/** One item: what it is, how it stands, every fact about it, and what can be done. */
export function ItemCard({ item, now, onSend, onCopy, onDelete }: ItemCardProps) {
  const { title, place } = describeItem(item);
  const titleId = `item-${item.id}`;
  const { isNewer, isDamaged, correctTo, replacedTo } = itemActions(item);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const isSignInNeeded = item.state === 'queued' && item.reason?.code === 'sign-in';
  const canSend =
    !isNewer &&
    !isSignInNeeded &&
    (item.state === 'queued' || (item.state === 'needs-you' && !isDamaged && item.reason?.code !== 'gone'));
  const hasPhotos = !isNewer && (item.call === 'reportDisaster' || item.call === 'requestAid');
  const isTracked = hasPhotos && item.state === 'sent' && item.isPlain !== true;
  // Of a newer version's states nothing is known here.
  const [tone, icon]: Look = isNewer ? ['waiting', 'clock'] : looks[item.state];
  return (
    <Card as="article" tone={tone} aria-labelledby={titleId} data-item-state={item.state} {...focusProps}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      <CardBand icon={icon}>
        {isNewer ? savedTexts.newerVersion : statusHeadline(item, item.receipt?.reference ?? referenceOf(item.id))}
      </CardBand>
      {place && (
        <p dir="auto" className={styles['place']}>
          {place}
        </p>
      )}
      {!isNewer && <Why item={item} now={now} />}
      {hasPhotos && <PhotosOf item={item} />}
      <ItemFacts item={item} isNewer={isNewer} now={now} />
      <CardActions>
        {correctTo !== undefined && (
          <ButtonLink look="aid" icon="edit" to={correctTo}>
            {savedTexts.correct}
          </ButtonLink>
        )}
        {isTracked && (
          <ButtonLink look="aid" icon="info" to={trackAddress(item.receipt?.reference ?? referenceOf(item.id))}>
            {savedTexts.track}
          </ButtonLink>
        )}
        {replacedTo !== undefined && <ButtonLink to={replacedTo}>{savedTexts.seeCorrection}</ButtonLink>}
        {isSignInNeeded && (
          <ButtonLink look="aid" to={loginAddress(routes.outbox)}>
            {sessionTexts.login}
          </ButtonLink>
        )}
        {canSend && (
          <Button icon="send" aria-describedby={titleId} onClick={onSend}>
            {item.state === 'queued' ? outboxTexts.send : outboxTexts.sendAgain}
          </Button>
        )}
        <Button icon="save" aria-describedby={titleId} onClick={onCopy}>
          {outboxTexts.exportOne}
        </Button>
        <Button icon="trash" look="danger" aria-describedby={titleId} onClick={onDelete}>
          {outboxTexts.delete}
        </Button>
      </CardActions>
    </Card>
  );
}

function PhotosOf({ item }: { item: ShownItem }) {
  const photos = usePhotoProgress(item);
  return photos && <PhotoProgress {...photos} />;
}

function Why({ item, now }: { item: ShownItem; now: number }) {
  if (item.state === 'queued' || item.state === 'sending') return <p>{waitingWords(item, item.nextTryAt, now)}</p>;
  if (item.state === 'replaced') return <p>{savedTexts.replacedBody}</p>;
  if (item.state === 'sent') {
    return (
      <>
        {isSentInPart(item) && <p>{savedTexts.notAllSent}</p>}
        <p className={styles['place']}>{savedTexts.keptFor}</p>
      </>
    );
  }
  if (item.state !== 'needs-you') return null;
  const { failure, message } = item.reason ?? {};
  const why = (failure && failureWords(failure)) ?? (message && serverWords(message, savedTexts.refused));
  return (
    <div>
      {item.reason?.code === 'damaged' && <p>{savedTexts.damagedHelp}</p>}
      {why && <p>{why}</p>}
      {item.reason?.fields && <FieldReasons fields={item.reason.fields} />}
    </div>
  );
}

function ItemFacts({ item, isNewer, now }: { item: ShownItem; isNewer: boolean; now: number }) {
  const { facts } = outboxTexts;
  const isWaiting =
    !isNewer && (item.state === 'sending' || (item.state === 'queued' && item.reason?.code !== 'sign-in'));
  return (
    <Facts>
      <Fact name={facts.written} title={exactTime(item.createdAt)}>
        {timeSince(item.createdAt, now)}
      </Fact>
      {item.state === 'sent' ? (
        <Fact name={facts.arrived}>{item.sentAt === undefined ? '' : exactTime(item.sentAt)}</Fact>
      ) : (
        <Fact name={facts.lastTry} title={item.lastTryAt === undefined ? undefined : exactTime(item.lastTryAt)}>
          {item.lastTryAt === undefined ? outboxTexts.neverTried : timeSince(item.lastTryAt, now)}
        </Fact>
      )}
      {isWaiting && (
        <Fact name={facts.nextTry} title={item.nextTryAt > now ? exactTime(item.nextTryAt) : undefined}>
          {timeUntil(item.nextTryAt, now)}
        </Fact>
      )}
    </Facts>
  );
}
