import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { MessageView } from '../../../contract/entities/contact-message.ts';
import type { Lane, MessageState } from '../../../contract/enumerations.ts';
import { messagesIn } from '../../data/commands/messages.ts';
import { useLiveRemote } from '../../hooks/use-live-remote.ts';
import { appTexts } from '../../strings/app.ts';
import { askedFailureText } from '../../strings/asked-failures.ts';
import { inboxTexts } from '../../strings/inbox.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { DeskFound } from './desk-found.tsx';
import styles from './inbox.module.css';
import { joined, renewed } from './joined.ts';
import { InboxMessage } from './inbox-message.tsx';

interface InboxListProps {
  title: string;
  lead?: string;
  empty: string;
  lane: Lane;
  state: MessageState;
  /** What is looked for; empty: all. */
  text: string;
  onClear(): void;
  /** Says nothing where there is nothing, which is how it mostly is. */
  isHiddenEmpty?: boolean;
  /** Another one: something was marked, and this is that message as it stands now. */
  round: number;
  moved: MessageView | undefined;
  busyId: string | undefined;
  onMark(message: MessageView, state: MessageState): Promise<void>;
}

/** One list of messages, newest first, page by page. */
export function InboxList(props: InboxListProps) {
  const { title, lead, empty, lane, state, text, onClear, isHiddenEmpty = false, round, moved, busyId, onMark } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const search = text === '' ? undefined : text;
  const ask = useCallback(() => messagesIn({ lane, state, search }), [lane, state, search]);
  const { remote, reload, change } = useLiveRemote('messages', ask, renewed);
  const [moreFailure, setMoreFailure] = useState('');
  useEffect(() => {
    if (moved) change((page) => ({ ...page, rows: withMoved(page.rows, moved, { lane, state }) }));
  }, [round, moved, change, lane, state]);

  if (remote.kind === 'loading') return isHiddenEmpty ? null : <Skeleton label={appTexts.loading} />;
  if (remote.kind === 'failed') {
    // One list says it for all.
    if (isHiddenEmpty) return null;
    return (
      <Banner tone="bad" title={inboxTexts.failedTitle} actions={<Button onClick={reload}>{inboxTexts.reload}</Button>}>
        <p>{askedFailureText(remote.failure)}</p>
        <p>{inboxTexts.needsConnection}</p>
      </Banner>
    );
  }
  const { rows, next } = remote.value;
  if (rows.length === 0 && isHiddenEmpty) return null;

  async function more(cursor: string): Promise<void> {
    const page = await messagesIn({ lane, state, search }, cursor);
    if (page.ok) change((old) => joined(old, page.value));
    setMoreFailure(page.ok ? '' : askedFailureText(page.failure));
  }

  return (
    <section className={styles['part']} aria-labelledby={titleId} {...focusProps}>
      <h3 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h3>
      {lead !== undefined && <p>{lead}</p>}
      {rows.length === 0 && text === '' && <EmptyState icon="check" title={empty} />}
      {text !== '' && <DeskFound count={rows.length} hasMore={next !== undefined} onClear={onClear} />}
      {rows.map((message) => (
        <InboxMessage key={message._id} message={message} isBusy={busyId === message._id} onMark={onMark} />
      ))}
      {next !== undefined && <Button onClick={() => void more(next)}>{inboxTexts.showMore}</Button>}
      {moreFailure && <p role="status">{moreFailure}</p>}
    </section>
  );
}

/** Out of the list that it left, and into its place, by the time it came, in the one it belongs to now. */
function withMoved(rows: readonly MessageView[], moved: MessageView, list: { lane: Lane; state: MessageState }) {
  const others = rows.filter(({ _id }) => _id !== moved._id);
  if (moved.lane !== list.lane || moved.state !== list.state) return others;
  return [...others, moved].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
