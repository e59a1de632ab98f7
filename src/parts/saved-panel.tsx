import { useEffect, useRef, type ReactNode } from 'react';
import { savedTexts } from '../strings/saved.ts';
import { exactTime } from '../strings/time.ts';
import { Banner } from '../ui/banner.tsx';
import { FieldReasons } from './field-reasons.tsx';
import { RelayTrack, type ItemToShow } from './relay-track.tsx';
import styles from './saved-panel.module.css';
import { statusHeadline, waitingWords } from './status-words.ts';

interface SavedPanelProps {
  item: ItemToShow;
  reference: string;
  /** Section 8's sentence, shown with the receipt and never before. */
  successText: string;
  /** Section 8's sentence for a final refusal. */
  failureText: string;
  /** A plain remark on what went without, such as a missing GPS position. */
  remark?: string | undefined;
  nextTryAt: number;
  now: number;
  actions: ReactNode;
}

/** What became of a form that was just saved. Follows the item while it is open. */
export function SavedPanel({
  item,
  reference,
  successText,
  failureText,
  remark,
  nextTryAt,
  now,
  actions,
}: SavedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['panel']} data-item-state={item.state}>
      <RelayTrack state={item.state} />
      <h1 ref={heading} tabIndex={-1} aria-live="polite">
        {statusHeadline(item, reference)}
      </h1>
      {item.state === 'sent' && <Arrived text={successText} sentAt={item.sentAt} />}
      {item.state === 'needs-you' && <NeedsYou text={failureText} fields={item.reason?.fields} />}
      {(item.state === 'queued' || item.state === 'sending') && (
        <Banner tone="note">
          <p>{waitingWords(item, nextTryAt, now)}</p>
          <p>{savedTexts.closeIsFine}</p>
        </Banner>
      )}
      {remark && <p className={styles['remark']}>{remark}</p>}
      <div className={styles['actions']}>{actions}</div>
    </section>
  );
}

function Arrived({ text, sentAt }: { text: string; sentAt: number | undefined }) {
  return (
    <>
      <Banner tone="good" title={text}>
        <p>{savedTexts.keepReference}</p>
      </Banner>
      {sentAt !== undefined && <p className={styles['remark']}>{savedTexts.arrivedAt(exactTime(sentAt))}</p>}
    </>
  );
}

function NeedsYou({ text, fields }: { text: string; fields: Record<string, string> | undefined }) {
  return (
    <Banner tone="bad" title={text}>
      <p>{savedTexts.needsYouHelp}</p>
      {fields && <FieldReasons fields={fields} />}
    </Banner>
  );
}
