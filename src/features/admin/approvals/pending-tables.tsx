import type { Application } from '../../../../contract/entities/account.ts';
import { roles } from '../../../../contract/enumerations.ts';
import type { ApprovalsCopy } from '../../../data/queries/admin/approvals.ts';
import type { PendingAct } from '../../../data/queries/admin/own-acts.ts';
import { approvalStateTexts } from '../../../strings/admin/admin-approvals.ts';
import { approvalTexts } from '../../../strings/admin/approvals.ts';
import { ApplicationsTable } from './applications-table.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { DecidedRow } from './decided-row.tsx';
import { shownDecision, withRecents } from './shown-decision.ts';
import type { Decision } from './recent-decisions.ts';
import type { Decisions } from './use-decisions.ts';

interface PendingTablesProps {
  copy: ApprovalsCopy;
  waiting: readonly PendingAct[];
  decisions: Decisions;
  onBegin(application: Application, decision: Decision['decision']): void;
}

/** Who waits, by role. Who was decided on here stays where they stood while that can be taken back. */
export function PendingTables({ copy, waiting, decisions, onBegin }: PendingTablesProps) {
  return roles.map((role) => {
    const { rows, hasMore } = copy.pending[role];
    return (
      <ApplicationsTable
        key={role}
        title={approvalTexts.tables[role]}
        titleId={`pending-${role}`}
        role={role}
        rows={withRecents(rows, decisions.recents, role)}
        empty={approvalTexts.nobody}
        renderActions={(application) => {
          const shown = shownDecision(application, decisions.recents, waiting);
          if (shown === undefined) return <DecideButtons application={application} onBegin={onBegin} />;
          const isFresh = decisions.recents.some(({ itemId }) => itemId === shown.itemId);
          return <DecidedRow recent={shown} isFresh={isFresh} onUndo={() => void decisions.undo(shown)} />;
        }}
      >
        {hasMore && <p>{approvalStateTexts.more}</p>}
      </ApplicationsTable>
    );
  });
}
