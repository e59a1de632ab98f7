import { useState } from 'react';
import { formTexts } from '../../strings/forms/form.ts';
import { type ReasonToShow, reasonSentence } from '../../strings/forms/reasons.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { FieldReasons } from './field-reasons.tsx';

/** The form takes the place of one that was refused. */
export interface Correction {
  reason?: ReasonToShow | undefined;
}

interface RestoredNoteProps {
  correction: Correction | undefined;
  /** Another unfinished form is not touched by a new beginning. */
  hasEarlier?: boolean;
  /** The form's own note has its button elsewhere: here stands its question alone. */
  question?: { isAsking: boolean; onAsking(isAsking: boolean): void };
  onStartOver(): void;
}

/** Says why a form is filled in already, and lets the person begin a new one. */
export function RestoredNote({ correction, hasEarlier, question, onStartOver }: RestoredNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const { isAsking, onAsking } = question ?? { isAsking: isOpen, onAsking: setOpen };
  return (
    <>
      {!question && (
        <Banner
          tone="note"
          isQuiet
          {...(correction && { title: formTexts.correcting })}
          actions={
            <Button look="quiet" onClick={() => onAsking(true)}>
              {formTexts.startOver}
            </Button>
          }
        >
          {correction ? <Refusal {...correction} /> : <p>{formTexts.restored}</p>}
        </Banner>
      )}
      {isAsking && (
        <ConfirmDialog
          title={formTexts.startOverTitle}
          body={hasEarlier ? `${formTexts.startOverBody} ${formTexts.startOverEarlier}` : formTexts.startOverBody}
          yes={formTexts.startOverYes}
          no={formTexts.startOverNo}
          onNo={() => onAsking(false)}
          onYes={() => {
            onAsking(false);
            onStartOver();
          }}
        />
      )}
    </>
  );
}

function Refusal({ reason }: Correction) {
  return (
    <>
      {reason && <p>{reasonSentence(reason)}</p>}
      {reason?.fields && <FieldReasons fields={reason.fields} />}
      <p>{formTexts.correctingBody}</p>
    </>
  );
}
