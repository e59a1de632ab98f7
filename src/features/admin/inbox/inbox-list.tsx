import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import type { Lane, MessageState } from '../../../../contract/enumerations.ts';
import { messagesIn, type MessagePage } from '../../../data/commands/admin/messages.ts';
import { marksSince, type OwnMark } from '../../../data/queries/admin/inbox.ts';
import { useLiveRemote } from '../../../hooks/shared/use-live-remote.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { ListBar } from '../../../parts/found/list-bar.tsx';
import { appTexts } from '../../../strings/shell/app.ts';
import { askedFailureText, isLost } from '../../../strings/accounts/asked-failures.ts';
import { inboxTexts } from '../../../strings/admin/inbox.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import { DeskFound } from '../search/desk-found.tsx';
import styles from './inbox.module.css';
import { joined, renewed } from '../search/joined.ts';
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
  onMark(message: MessageView, state: MessageState): Promise<void>;
}

/** One list of messages, newest first, page by page; without a network as this phone saw it last. */
export function InboxList(props: InboxListProps) {
  const { title, lead, empty, lane, state, text, onClear, isHiddenEmpty = false, onMark } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const search = text === '' ? undefined : text;
  const ask = useCallback(() => messagesIn({ lane, state, search }), [lane, state, search]);
  const { remote, reload, renew, change } = useLiveRemote('messages', ask, renewedPage);
  const asOf = remote.kind === 'ready' ? remote.value.asOf : undefined;
  const marks = useMarksSince(asOf);
  const [moreFailure, setMoreFailure] = useState('');
  const arrived = [...marks.values()].filter(({ phase }) => phase === 'arrived').length;
  // What was asked for before they arrived knows nothing of them.
  useEffect(() => {
    if (arrived > 0) renew().catch(console.error);
  }, [arrived, asOf, renew]);

  if (remote.kind === 'loading') return isHiddenEmpty ? null : <Skeleton label={appTexts.loading} />;
  if (remote.kind === 'failed') {
    // One list says it for all.
    if (isHiddenEmpty) return null;
    return (
      <Banner tone="bad" title={inboxTexts.failedTitle} actions={<Button onClick={reload}>{inboxTexts.reload}</Button>}>
        <p>{askedFailureText(remote.failure)}</p>
        {isLost(remote.failure) && <p>{inboxTexts.notSeen}</p>}
      </Banner>
    );
  }
  const { next, near, copy } = remote.value;
  const rows = shownRows(remote.value.rows, marks, state);
  if (rows.length === 0 && isHiddenEmpty) return null;

  async function more(cursor: string): Promise<void> {
    const page = await messagesIn({ lane, state, search }, cursor);
    if (page.ok) change((old) => ({ ...old, ...joined(old, page.value) }));
    setMoreFailure(page.ok ? '' : askedFailureText(page.failure));
  }

  return (
    <section className={styles['part']} aria-labelledby={titleId} {...focusProps}>
      <h3 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h3>
      {lead !== undefined && <p>{lead}</p>}
      {copy && !isHiddenEmpty && <AsSeenLast page={remote.value} onRefresh={renew} />}
      {rows.length === 0 && text === '' && <EmptyState icon="check" title={empty} />}
      {text !== '' && (
        <DeskFound count={rows.length} hasMore={next !== undefined} isNear={near === true} onClear={onClear} />
      )}
      {rows.map(({ message, isWaiting }) => (
        <InboxMessage key={message._id} message={message} isWaiting={isWaiting} onMark={onMark} />
      ))}
      {next !== undefined && <Button onClick={() => void more(next)}>{inboxTexts.showMore}</Button>}
      {copy?.hasMore === true && <p className={styles['aside']}>{inboxTexts.moreOnServer}</p>}
      {moreFailure && <p role="status">{moreFailure}</p>}
    </section>
  );
}

function AsSeenLast({ page: { asOf, copy }, onRefresh }: { page: MessagePage; onRefresh(): Promise<void> }) {
  const [isRefreshing, setRefreshing] = useState(false);
  const trouble = copy && isLost({ kind: copy.trouble }) ? 'unreachable' : 'refused';
  async function refresh(): Promise<void> {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  }
  return <ListBar copy={{ stands: 'whole', asOf, isRefreshing, trouble, refresh: () => void refresh() }} />;
}

const NO_MARKS: ReadonlyMap<string, OwnMark> = new Map();

/** What this phone marked and a list asked for at that time may not have. */
function useMarksSince(asOf: number | undefined): ReadonlyMap<string, OwnMark> {
  const account = usePerson()?.id;
  return useQuery(async () => (asOf === undefined ? NO_MARKS : marksSince(asOf)), [account, asOf]) ?? NO_MARKS;
}

/** What is shown stays where the server does not answer, and says so. */
function renewedPage(shown: MessagePage, fresh: MessagePage): MessagePage {
  if (fresh.copy) return { ...shown, copy: fresh.copy };
  return { ...renewed(shown, fresh), asOf: fresh.asOf };
}

/** As this phone has marked them: what has arrived is in its other list, what waits stays where it is and says so. */
function shownRows(rows: readonly MessageView[], marks: ReadonlyMap<string, OwnMark>, state: MessageState) {
  return rows.flatMap((message) => {
    const mark = marks.get(message._id);
    if (mark === undefined || mark.phase === 'stuck') return { message, isWaiting: false };
    const isWaiting = mark.phase === 'waiting';
    return isWaiting || mark.state === state ? { message: { ...message, state: mark.state }, isWaiting } : [];
  });
}
