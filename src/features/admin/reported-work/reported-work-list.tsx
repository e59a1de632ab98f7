import { useCallback, useState } from 'react';
import type { WorkListed } from '../../../../contract/work-lists.ts';
import { reportedWork } from '../../../data/commands/volunteers/certificates.ts';
import { useLiveRemote } from '../../../hooks/shared/use-live-remote.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { reportedWorkTexts } from '../../../strings/admin/reported-work.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DeskFound } from '../search/desk-found.tsx';
import styles from '../inbox/inbox.module.css';
import { joined, renewed } from '../search/joined.ts';
import { UndoWork } from './undo-work.tsx';
import { useWorkDecisions } from './use-work-decisions.ts';
import { WorkCards } from './work-cards.tsx';

interface ReportedWorkListProps {
  state: WorkListed;
  /** What is looked for; empty: all. */
  text: string;
  empty: string;
  onClear(): void;
}

/** The work of one state that fits, and what is decided about it. */
export function ReportedWorkList({ state, text, empty, onClear }: ReportedWorkListProps) {
  const search = text === '' ? undefined : text;
  const firstPage = useCallback(() => reportedWork({ state, search }), [state, search]);
  const { remote, reload, change } = useLiveRemote('work', firstPage, renewed);
  const [moreFailure, setMoreFailure] = useState('');
  const decisions = useWorkDecisions({
    onDecided: ({ _id }) => change((page) => ({ ...page, rows: page.rows.filter((row) => row._id !== _id) })),
    onConflict: reload,
  });
  const { notice, refused, busyId, decide } = decisions;

  async function more(cursor: string): Promise<void> {
    const page = await reportedWork({ state, search }, cursor);
    if (page.ok) change((old) => joined(old, page.value));
    setMoreFailure(page.ok ? '' : askedFailureText(page.failure));
  }

  return (
    <>
      <div className={styles[notice ? 'notice' : 'silent']}>
        <p role="status">{notice}</p>
        {refused && (
          <Button aria-disabled={busyId !== undefined} onClick={() => void decide(refused, { decision: 'confirm' })}>
            {reportedWorkTexts.confirmAfterAll}
          </Button>
        )}
        <UndoWork {...decisions} />
      </div>
      {remote.kind === 'loading' && <Skeleton label={appTexts.loading} />}
      {remote.kind === 'failed' && (
        <Banner
          tone="bad"
          title={reportedWorkTexts.failedTitle}
          actions={<Button onClick={reload}>{reportedWorkTexts.reload}</Button>}
        >
          <p>{askedFailureText(remote.failure)}</p>
          <p>{reportedWorkTexts.needsConnection}</p>
        </Banner>
      )}
      {remote.kind === 'ready' && (
        <>
          {text === '' && remote.value.rows.length === 0 && remote.value.next === undefined && (
            <EmptyState icon="check" title={empty} />
          )}
          {text !== '' && (
            <DeskFound
              count={remote.value.rows.length}
              hasMore={remote.value.next !== undefined}
              isNear={remote.value.near === true}
              onClear={onClear}
            />
          )}
          <WorkCards rows={remote.value.rows} decisions={decisions} />
          <More next={remote.value.next} onMore={more} />
        </>
      )}
      {moreFailure && <p role="status">{moreFailure}</p>}
    </>
  );
}

interface MoreProps {
  next: string | undefined;
  onMore(cursor: string): Promise<void>;
}

function More({ next, onMore }: MoreProps) {
  return next !== undefined && <Button onClick={() => void onMore(next)}>{reportedWorkTexts.showMore}</Button>;
}
