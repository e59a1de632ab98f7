import type { Application } from '../../../../contract/entities/account.ts';
import { ReasonDialog } from '../../../parts/form/reason-dialog.tsx';
import { decisionTexts } from '../../../strings/admin/approvals.ts';
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
      body={isWithdrawal ? decisionTexts.withdrawBody : decisionTexts.refuseBody}
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
