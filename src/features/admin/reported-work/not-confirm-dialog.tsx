import type { ReportedWork } from '../../../../contract/entities/volunteer.ts';
import { ReasonDialog } from '../../../parts/form/reason-dialog.tsx';
import { notConfirmTexts } from '../../../strings/admin/reported-work.ts';
import { withName } from '../../../ui/with-name.tsx';

interface NotConfirmDialogProps {
  work: ReportedWork;
  onRefuse(reason: string): void;
  onCancel(): void;
}

/** Asks why the work is not confirmed: the volunteer reads it. */
export function NotConfirmDialog({ work, onRefuse, onCancel }: NotConfirmDialogProps) {
  return (
    <ReasonDialog
      title={withName(notConfirmTexts.title, work.volunteer.name)}
      body={notConfirmTexts.body}
      reason={notConfirmTexts.reason}
      reasonHint={notConfirmTexts.reasonHint}
      reasonMissing={notConfirmTexts.reasonMissing}
      yes={notConfirmTexts.yes}
      no={notConfirmTexts.no}
      onYes={onRefuse}
      onNo={onCancel}
    />
  );
}
