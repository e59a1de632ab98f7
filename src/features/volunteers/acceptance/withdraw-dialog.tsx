import { ReasonDialog } from '../../../parts/form/reason-dialog.tsx';
import { stepTexts } from '../../../strings/volunteers/steps.ts';

export interface WithdrawDialogProps {
  onWithdraw(reason: string): void;
  onStay(): void;
}

/** Asks why, and so once more whether. */
export function WithdrawDialog({ onWithdraw, onStay }: WithdrawDialogProps) {
  return (
    <ReasonDialog
      title={stepTexts.withdrawTitle}
      body={stepTexts.withdrawBody}
      reason={stepTexts.reason}
      reasonMissing={stepTexts.reasonMissing}
      yes={stepTexts.withdraw}
      no={stepTexts.stay}
      onYes={onWithdraw}
      onNo={onStay}
    />
  );
}
