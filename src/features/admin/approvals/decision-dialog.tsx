import type { Application } from '../../../../contract/entities/account.ts';
import { ReasonDialog } from '../../../parts/form/reason-dialog.tsx';
import { decisionTexts } from '../../../strings/admin/approvals.ts';
import { teamStateNames } from '../../../strings/admin/admin-desk.ts';
import { nameOf, reportTypeLabel } from '../../../strings/forms/labels.ts';
import { listText } from '../../../strings/sentence.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { withName } from '../../../ui/with-name.tsx';
import type { Decision } from './recent-decisions.ts';

interface DecisionDialogProps {
  application: Application;
  decision: Decision['decision'];
  onDecide(decision: Decision): void;
  onCancel(): void;
}

/** Asks for the reason of a refusal, and once more before somebody gets all power. */
export function DecisionDialog({ application, decision, onDecide, onCancel }: DecisionDialogProps) {
  if (decision === 'refuse') return <RefusalDialog {...{ application, onDecide, onCancel }} />;
  return (
    <ConfirmDialog
      title={withName(decisionTexts.adminTitle, application.name)}
      body={decisionTexts.adminBody}
      yes={decisionTexts.adminYes}
      no={decisionTexts.no}
      onYes={() => onDecide({ decision })}
      onNo={onCancel}
    />
  );
}

function RefusalDialog({ application, onDecide, onCancel }: Omit<DecisionDialogProps, 'decision'>) {
  const isWithdrawal = application.status === 'approved';
  return (
    <ReasonDialog
      title={withName(isWithdrawal ? decisionTexts.withdrawTitle : decisionTexts.refuseTitle, application.name)}
      body={isWithdrawal ? withdrawBody(application) : decisionTexts.refuseBody}
      reason={decisionTexts.reason}
      reasonHint={decisionTexts.reasonHint}
      reasonMissing={decisionTexts.reasonMissing}
      yes={isWithdrawal ? decisionTexts.withdrawYes : decisionTexts.refuseYes}
      no={decisionTexts.no}
      onYes={(reason) => onDecide({ decision: 'refuse', reason })}
      onNo={onCancel}
    />
  );
}

/** Who is expected somewhere is named first, with where and how far they are: their place is gone with the approval. */
function withdrawBody({ expectedAt = [] }: Application): string {
  const where = expectedAt.map(({ disasterType, near, state, people = 1 }) => {
    const what = reportTypeLabel(disasterType);
    const how = state === undefined ? decisionTexts.people(people) : nameOf(teamStateNames, state);
    return `${near === undefined ? what : decisionTexts.near(what, near)} (${how})`;
  });
  return where.length === 0
    ? decisionTexts.withdrawBody
    : `${decisionTexts.expected(listText(where))} ${decisionTexts.withdrawBody}`;
}
