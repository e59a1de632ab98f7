import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useCallback, useState } from 'react';
import { type Result, ok } from '../../../../contract/base/result.ts';
import type { Application } from '../../../../contract/entities/account.ts';
import { applications, type CallFailure, type Page } from '../../../data/commands/accounts/approvals.ts';
import { approvalTexts } from '../../../strings/admin/approvals.ts';
import { useLiveRemote } from '../../../hooks/shared/use-live-remote.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { isolated } from '../../../strings/isolate.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { roleLabels } from '../../../strings/accounts/roles.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { withName } from '../../../ui/with-name.tsx';
import { nameOf } from '../../../strings/forms/labels.ts';
import { ApplicationsTable } from './applications-table.tsx';
import styles from './approvals.module.css';
import { DecidedRow } from './decided-row.tsx';
import { joined, renewed } from '../search/joined.ts';
import type { Decision } from './recent-decisions.ts';
import type { Decisions } from './use-decisions.ts';

interface DecidingProps {
  decisions: Decisions;
  onBegin(application: Application, decision: Decision['decision']): void;
}

interface DecidedTableProps extends DecidingProps {
  status: 'approved' | 'refused';
}

/** Asked of the server: what was decided long ago is kept on no phone. */
export function DecidedTable({ status, decisions, onBegin }: DecidedTableProps) {
  const ask = useCallback((): Promise<Result<Page<Application>, CallFailure>> => applications(status), [status]);
  // Who goes on their way, or is done, while this is open is told by the news.
  const { remote, reload, change } = useLiveRemote('work', ask, renewed);
  const [moreFailure, setMoreFailure] = useState('');
  if (remote.kind === 'loading') return <Skeleton label={appTexts.loading} />;
  if (remote.kind === 'failed') {
    return (
      <div className={styles['part']}>
        <p role="status">{askedFailureText(remote.failure)}</p>
        <Button onClick={reload}>{approvalTexts.reload}</Button>
      </div>
    );
  }
  const { rows, next } = remote.value;

  async function more(): Promise<void> {
    const page = next === undefined ? ok({ rows: [] }) : await applications(status, { cursor: next });
    if (page.ok) change((old) => joined(old, page.value));
    setMoreFailure(page.ok ? '' : askedFailureText(page.failure));
  }

  return (
    <>
      <ApplicationsTable
        title={approvalTexts.decidedTables[status]}
        titleId={`decided-${status}`}
        rows={rows}
        empty={approvalTexts.nothingDecided}
        renderDetails={howDecided}
        renderActions={(application) => <Opposite application={application} decisions={decisions} onBegin={onBegin} />}
      >
        {next !== undefined && <Button onClick={() => void more()}>{approvalTexts.showMore}</Button>}
      </ApplicationsTable>
      {moreFailure && <p role="status">{moreFailure}</p>}
    </>
  );
}

interface OppositeProps extends DecidingProps {
  application: Application;
}

/** The other decision; once it is made here, how it stands. */
function Opposite({ application, decisions, onBegin }: OppositeProps) {
  const { about, withdraw, approveAfterAll } = approvalTexts;
  const isApproved = application.status === 'approved';
  const recent = decisions.recents.find(
    (one) => one.application._id === application._id && one.application.status === application.status,
  );
  if (recent && ['waiting', 'sent'].includes(recent.phase)) {
    return <DecidedRow recent={recent} isFresh onUndo={() => void decisions.undo(recent)} />;
  }
  const label = isApproved ? withdraw : approveAfterAll;
  return (
    <Button
      look={isApproved ? 'danger' : 'plain'}
      aria-label={about(label, isolated(application.name))}
      onClick={() => onBegin(application, isApproved ? 'refuse' : 'approve')}
    >
      {label}
    </Button>
  );
}

/** Who decided and when; one that nobody decided was let in by the server's settings. */
function howDecided({ role, status, decidedAt, decidedBy, reason }: Application) {
  const when = decidedAt === undefined ? '' : exactTime(epochMsOf(decidedAt));
  const line = status === 'approved' ? approvalTexts.approvedBy : approvalTexts.refusedBy;
  return (
    <>
      <span>{nameOf(roleLabels, role)}</span>
      {decidedAt !== undefined && (
        <span>{withName((by) => line(by === '' ? undefined : by, when), decidedBy ?? '')}</span>
      )}
      {reason !== undefined && <span>{approvalTexts.reason(reason)}</span>}
    </>
  );
}
