import { useEffect, useRef, type ReactNode } from 'react';
import { reasonSentence } from '../../strings/forms/reasons.ts';
import { demoTexts } from '../../strings/shell/demo.ts';
import { savedTexts } from '../../strings/forms/saved.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useFocusHeir } from '../../ui/form/use-focus-heir.ts';
import { FieldReasons } from '../form/field-reasons.tsx';
import { PrivateWarning } from './private-warning.tsx';
import { RelayTrack, type ItemToShow } from './relay-track.tsx';
import styles from './saved-panel.module.css';
import { closingWords, statusHeadline, waitingWords, type ClosingFacts } from './status-words.ts';

interface SavedPanelProps {
  item: ItemToShow;
  reference: string;
  /** Section 8's sentence, shown with the receipt and never before. */
  successText: string;
  /** Section 8's sentence for a final refusal. */
  failureText: string;
  /** Plain remarks on what went without, such as a missing GPS position. */
  remarks?: readonly string[];
  /** The server shows sample data only: nobody reads what was sent. */
  isDemo: boolean;
  /** Only a later version of the app understands it: nothing is said of where it stands. */
  isNewer: boolean;
  nextTryAt: number;
  now: number;
  /** Absent until the browser has told. */
  closing: ClosingFacts | undefined;
  actions: ReactNode;
}

/** What became of a form that was just saved. Follows the item while it is open. */
export function SavedPanel({
  item,
  reference,
  successText,
  failureText,
  remarks = [],
  isDemo,
  isNewer,
  nextTryAt,
  now,
  closing,
  actions,
}: SavedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const focusProps = useFocusHeir(heading);
  const state = isNewer ? 'newer' : item.state;
  const isWaiting = state === 'queued' || state === 'sending';
  // The banner holds a countdown, so it is not read out; a reason is, once.
  const why = state === 'queued' && item.reason ? reasonSentence(item.reason) : '';
  useEffect(() => {
    if (why) announce(why);
  }, [why]);
  return (
    <section className={styles['panel']} data-item-state={item.state} {...focusProps}>
      {!isNewer && <RelayTrack state={item.state} />}
      <h1 ref={heading} tabIndex={-1} aria-live="polite">
        {isNewer ? savedTexts.newerVersion : statusHeadline(item, reference)}
      </h1>
      {state === 'sent' && <Arrived text={successText} item={item} />}
      {state === 'replaced' && (
        <Banner tone="note">
          <p>{savedTexts.replacedBody}</p>
        </Banner>
      )}
      {state === 'needs-you' && <NeedsYou text={failureText} reason={item.reason} />}
      {isWaiting && (
        <Banner tone="note" isQuiet>
          <p>{waitingWords(item, nextTryAt, now)}</p>
          {closing && closingWords(item, closing).map((words) => <p key={words}>{words}</p>)}
        </Banner>
      )}
      {(isWaiting || state === 'needs-you') && closing?.isPrivate && <PrivateWarning />}
      {isDemo && (
        <Banner tone="note">
          <p>{demoTexts.saved}</p>
        </Banner>
      )}
      {(isNewer ? [] : remarks).map((remark) => (
        <p key={remark} className={styles['remark']}>
          {remark}
        </p>
      ))}
      <div className={styles['actions']}>{actions}</div>
    </section>
  );
}

function Arrived({ text, item: { sentAt, isPlain } }: { text: string; item: ItemToShow }) {
  return (
    <>
      <Banner tone="good" title={text}>
        {!isPlain && <p>{savedTexts.keepReference}</p>}
      </Banner>
      {sentAt !== undefined && (
        <p className={styles['remark']}>
          {savedTexts.arrivedAt(exactTime(sentAt))} {savedTexts.keptFor}
        </p>
      )}
    </>
  );
}

function NeedsYou({ text, reason }: { text: string; reason: ItemToShow['reason'] }) {
  return (
    <Banner tone="bad" title={text}>
      <p>{reason?.code === 'damaged' ? savedTexts.damagedHelp : savedTexts.needsYouHelp}</p>
      {reason?.fields && <FieldReasons fields={reason.fields} />}
    </Banner>
  );
}
