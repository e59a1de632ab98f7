import { useState } from 'react';
import { formTexts } from '../strings/form.ts';
import { type ReasonToShow, reasonSentence } from '../strings/reasons.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FieldReasons } from './field-reasons.tsx';

/** The form takes the place of one that was refused. */
export interface Correction {
  reason?: ReasonToShow | undefined;
}

interface RestoredNoteProps {
  correction: Correction | undefined;
  onStartOver(): void;
}

/** Says why a form is filled in already, and lets the person begin a new one. */
export function RestoredNote({ correction, onStartOver }: RestoredNoteProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        tone="note"
        isQuiet
        {...(correction && { title: formTexts.correcting })}
        actions={
          <Button look="quiet" onClick={() => setAsking(true)}>
            {formTexts.startOver}
          </Button>
        }
      >
        {correction ? <Refusal {...correction} /> : <p>{formTexts.restored}</p>}
      </Banner>
      <StartOver isAsking={isAsking} onAsking={setAsking} onStartOver={onStartOver} />
    </>
  );
}

interface StartOverProps {
  isAsking: boolean;
  onAsking(isAsking: boolean): void;
  onStartOver(): void;
}

/** The question before what was typed is thrown away. */
export function StartOver({ isAsking, onAsking, onStartOver }: StartOverProps) {
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title={formTexts.startOverTitle}
      body={formTexts.startOverBody}
      yes={formTexts.startOverYes}
      no={formTexts.startOverNo}
      onNo={() => onAsking(false)}
      onYes={() => {
        onAsking(false);
        onStartOver();
      }}
    />
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
