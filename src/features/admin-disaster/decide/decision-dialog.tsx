import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { ReasonDialog } from '../../../parts/form/reason-dialog.tsx';
import { reportDecisionTexts as words } from '../../../strings/admin/admin-disaster.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { DecisionAnswer } from './decision-answer.ts';
import type { Question } from './decide-buttons.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { WantedDialog } from './wanted-dialog.tsx';

interface DecisionDialogProps extends DecisionAnswer {
  question: Exclude<Question, 'alert'>;
  report: AdminReport;
}

/** Asks once more, says what follows, and takes the reason where one is due. */
export function DecisionDialog({ question, report, onDecide, onMerge, onClose }: DecisionDialogProps) {
  const common = { no: words.no, onNo: onClose };
  switch (question) {
    case 'approve':
      return (
        <ConfirmDialog
          {...common}
          title={words.approveTitle}
          body={words.approveBody}
          yes={words.approveYes}
          yesLook="aid"
          onYes={() => onDecide({ to: 'active' })}
        />
      );
    case 'resolve':
      return <ResolveDialog report={report} onDecide={onDecide} onClose={onClose} />;
    case 'bringBack':
      return (
        <ConfirmDialog
          {...common}
          title={words.bringBackTitle}
          body={words.bringBackBody}
          yes={words.bringBack}
          yesLook="plain"
          onYes={() => onDecide({ to: 'pending' })}
        />
      );
    case 'reopen':
      return (
        <ReasonDialog
          {...common}
          title={words.reopenTitle}
          body={words.reopenBody}
          reason={words.reason}
          reasonHint={words.reasonHint}
          reasonMissing={words.reasonMissing}
          yes={words.reopen}
          onYes={(reason) => onDecide({ to: 'active', reason })}
        />
      );
    case 'dismiss':
      return <DismissDialog report={report} onDecide={onDecide} onMerge={onMerge} onClose={onClose} />;
    case 'wanted':
      return <WantedDialog wanted={report.volunteersWanted} onDecide={onDecide} onClose={onClose} />;
  }
}
