import type { AidWish } from '../../data/commands/admin/acts.ts';
import { KindReasonDialog } from '../../parts/form/kind-reason-dialog.tsx';
import { ReasonDialog } from '../../parts/form/reason-dialog.tsx';
import { closingsTold } from '../../parts/aid/closings-told.ts';
import { aidActTexts } from '../../strings/admin/admin-aid.ts';
import { withName } from '../../ui/with-name.tsx';
import type { AidQuestion } from './request/aid-question.ts';
import { AssignSheet } from './ngo/assign-sheet.tsx';
import { PartDialog } from '../../parts/aid/part-dialog.tsx';
import { nameOf } from './request/taking-list.tsx';

interface AidAskedProps {
  question: AidQuestion;
  act(wish: AidWish): Promise<boolean>;
  problem: string | undefined;
  onClose(): void;
}

/** What is asked before an act. It stays open, with what was typed, where this phone could not save the act. */
export function AidAsked({ question, act, problem, onClose }: AidAskedProps) {
  const aidId = question.aid._id;
  const run = async (wish: AidWish) => {
    if (await act(wish)) onClose();
  };
  switch (question.kind) {
    case 'part': {
      const { aid, line } = question;
      const seen = aid.shown.requirements[line]?.status ?? 'pending';
      return (
        <PartDialog
          need={aid.shown.requirements[line]}
          problem={problem}
          onYes={(delivered) =>
            void run({ act: 'need', aidId, line, seen, status: 'partially-fulfilled', ...(delivered && { delivered }) })
          }
          onNo={onClose}
        />
      );
    }
    case 'assign':
      return (
        <AssignSheet
          aid={question.aid}
          problem={problem}
          onGive={(ngoId, lines) => void run({ act: 'assign', aidId, ngoId, lines })}
          onClose={onClose}
        />
      );
    case 'hand-back': {
      const { taking } = question;
      return (
        <ReasonDialog
          title={withName(aidActTexts.handBackTitle, nameOf(taking))}
          body={problem ?? aidActTexts.handBackBody}
          reason={aidActTexts.reason}
          reasonHint={aidActTexts.reasonHint}
          reasonMissing={aidActTexts.reasonMissing}
          yes={aidActTexts.handBack}
          no={aidActTexts.cancel}
          onYes={(reason) => void run({ act: 'hand-back', aidId, takingId: taking._id, reason })}
          onNo={onClose}
        />
      );
    }
    case 'new-code':
      return (
        <ReasonDialog
          title={aidActTexts.newCodeTitle}
          body={problem ?? aidActTexts.newCodeBody}
          reason={aidActTexts.reason}
          reasonHint={aidActTexts.reasonHint}
          reasonMissing={aidActTexts.reasonMissing}
          yes={aidActTexts.newCode}
          no={aidActTexts.cancel}
          onYes={(reason) => void run({ act: 'new-code', aidId, deliveryId: question.deliveryId, reason })}
          onNo={onClose}
        />
      );
    case 'close':
      return (
        <KindReasonDialog
          title={aidActTexts.closeTitle}
          body={aidActTexts.closeBody}
          label={aidActTexts.closeHow}
          kinds={aidActTexts.closings}
          told={closingsTold()}
          yes={aidActTexts.closeRequest}
          problem={problem}
          onYes={(to, reason) => void run({ act: 'close', aidId, seen: question.aid.shown.status, to, reason })}
          onNo={onClose}
        />
      );
  }
}
