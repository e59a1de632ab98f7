import type { ReactNode } from 'react';
import { referenceOf } from '../../../contract/reference.ts';
import type { ShownItem } from '../../hooks/shown-item.ts';
import { FieldReasons } from '../../parts/field-reasons.tsx';
import { statusHeadline, waitingWords } from '../../parts/status-words.ts';
import { outboxTexts } from '../../strings/outbox.ts';
import { sizeText } from '../../strings/size.ts';
import { exactTime, timeSince, timeUntil } from '../../strings/time.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { describeItem } from './describe-item.ts';
import styles from './item-card.module.css';

interface ItemCardProps {
  item: ShownItem;
  now: number;
  onSend(): void;
  onCopy(): void;
  onDelete(): void;
}

const icons: Record<ShownItem['state'], IconName> = {
  queued: 'phone',
  sending: 'send',
  sent: 'check',
  'needs-you': 'alert',
};

/** One item: what it is, how it stands, every fact about it, and what can be done. */
export function ItemCard({ item, now, onSend, onCopy, onDelete }: ItemCardProps) {
  const { title, place } = describeItem(item);
  const titleId = `item-${item.id}`;
  const isKnown = Object.hasOwn(icons, item.state);
  return (
    <article
      className={`${styles['card']} ${styles[item.state] ?? ''}`}
      aria-labelledby={titleId}
      data-item-state={item.state}
    >
      <p className={styles['state']}>
        <Icon name={isKnown ? icons[item.state] : 'clock'} size={20} />
        {isKnown ? statusHeadline(item, item.receipt?.reference ?? referenceOf(item.id)) : outboxTexts.newerVersion}
      </p>
      <h2 id={titleId}>{title}</h2>
      {place && <p className={styles['place']}>{place}</p>}
      <Why item={item} now={now} />
      <Facts item={item} now={now} />
      <div className={styles['actions']}>
        {(item.state === 'queued' || item.state === 'needs-you') && (
          <Button icon="send" onClick={onSend}>
            {item.state === 'queued' ? outboxTexts.send : outboxTexts.sendAgain}
          </Button>
        )}
        <Button icon="copy" onClick={onCopy}>
          {outboxTexts.exportOne}
        </Button>
        <Button icon="trash" look="danger" onClick={onDelete}>
          {outboxTexts.delete}
        </Button>
      </div>
    </article>
  );
}

function Why({ item, now }: { item: ShownItem; now: number }) {
  if (item.state === 'queued' || item.state === 'sending') return <p>{waitingWords(item, item.nextTryAt, now)}</p>;
  if (item.state !== 'needs-you') return null;
  return (
    <div>
      {item.reason?.message && <p>{item.reason.message}</p>}
      {item.reason?.fields && <FieldReasons fields={item.reason.fields} />}
    </div>
  );
}

function Facts({ item, now }: { item: ShownItem; now: number }) {
  const { facts } = outboxTexts;
  const isWaiting = item.state === 'queued' || item.state === 'sending';
  return (
    <dl className={styles['facts']}>
      <Fact name={facts.written} at={item.createdAt}>
        {timeSince(item.createdAt, now)}
      </Fact>
      <Fact name={facts.size}>{sizeText(item.bytes)}</Fact>
      {item.state === 'sent' ? (
        <Fact name={facts.arrived}>{item.sentAt === undefined ? '' : exactTime(item.sentAt)}</Fact>
      ) : (
        <Fact name={facts.lastTry} at={item.lastTryAt}>
          {item.lastTryAt === undefined ? outboxTexts.neverTried : timeSince(item.lastTryAt, now)}
        </Fact>
      )}
      {isWaiting && (
        <Fact name={facts.nextTry} at={item.nextTryAt > now ? item.nextTryAt : undefined}>
          {timeUntil(item.nextTryAt, now)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, at, children }: { name: string; at?: number | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={at === undefined ? undefined : exactTime(at)}>{children}</dd>
    </div>
  );
}
