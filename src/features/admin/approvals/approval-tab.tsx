import { lazy, useState } from 'react';
import type { Application } from '../../../../contract/entities/account.ts';
import { useApprovals } from '../../../hooks/admin/use-approvals.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useOwnActs } from '../../../hooks/admin/use-own-acts.ts';
import { useIsLive } from '../../../hooks/admin/use-news.ts';
import { ListBar } from '../../../parts/found/list-bar.tsx';
import { LatePart } from '../../../parts/late-part.tsx';
import { approvalStateTexts } from '../../../strings/admin/admin-approvals.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { listCopyTexts } from '../../../strings/shell/list-copy.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './approvals.module.css';
import { DecidedList } from './decided-list.tsx';
import { NotDecided } from './not-decided.tsx';
import { PendingTables } from './pending-tables.tsx';
import type { Decision } from './recent-decisions.ts';
import { useDecisions } from './use-decisions.ts';

const DecisionDialog = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog })),
);
const AccountActs = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./account-acts.tsx')).AccountActs })),
);
const NO_ACTS = { waiting: [], conflicts: [] };
/** Kinds of trouble in which nobody answered. */
const SILENT: readonly string[] = ['unreachable', 'timed-out'];

interface Question {
  application: Application;
  decision: Decision['decision'];
}

/** The admin's Approval tab: who asks for a role, and who was decided on. Offline too, on what was heard last. */
export function ApprovalTab() {
  const state = useApprovals();
  const isLive = useIsLive();
  const acts = useOwnActs() ?? NO_ACTS;
  const [question, setQuestion] = useState<Question>();
  const decisions = useDecisions({ waiting: acts.waiting, outcomes: state?.outcomes ?? [] });
  if (state === undefined) return <Skeleton label={appTexts.loading} />;
  const { copy, isRefreshing, refresh } = state;
  const trouble = state.trouble === undefined ? undefined : SILENT.includes(state.trouble) ? 'unreachable' : 'refused';
  const done = decisions.recents.filter(({ phase }) => phase === 'done' || phase === 'conflict').length;

  function begin(application: Application, decision: Decision['decision']): void {
    // What gives all power, or takes something away, is asked once more.
    if (decision === 'refuse' || application.role === 'admin') setQuestion({ application, decision });
    else void decisions.decide(application, { decision });
  }

  return (
    <div className={styles['panel']}>
      {copy === undefined ? (
        <NoCopy isComing={isRefreshing} onRetry={refresh} />
      ) : (
        <ListBar isLive={isLive} copy={{ stands: 'whole', asOf: copy.asOf, isRefreshing, trouble, refresh }} />
      )}
      <NotDecided failure={decisions.failure} />
      <LatePart>
        <AccountActs acts={acts} copy={copy} recents={decisions.recents} />
      </LatePart>
      {copy && <PendingTables copy={copy} waiting={acts.waiting} decisions={decisions} onBegin={begin} />}
      <DecidedList round={done} decisions={decisions} onBegin={begin} />
      {question && (
        <LatePart>
          <DecisionDialog
            {...question}
            onCancel={() => setQuestion(undefined)}
            onDecide={(decision) => {
              setQuestion(undefined);
              void decisions.decide(question.application, decision);
            }}
          />
        </LatePart>
      )}
    </div>
  );
}

function NoCopy({ isComing, onRetry }: { isComing: boolean; onRetry(): void }) {
  if (isComing) return <Skeleton label={appTexts.loading} />;
  return (
    <Banner tone="note" actions={<Button onClick={onRetry}>{listCopyTexts.tryAgain}</Button>}>
      <p>{approvalStateTexts.noCopy}</p>
    </Banner>
  );
}
