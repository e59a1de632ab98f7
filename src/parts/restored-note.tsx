import { useState } from 'react';
import { formTexts } from '../strings/form.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Says that an unfinished form was filled in again, and lets the person begin a new one. */
export function RestoredNote({ onStartOver }: { onStartOver(): void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        tone="note"
        actions={
          <Button look="quiet" onClick={() => setAsking(true)}>
            {formTexts.startOver}
          </Button>
        }
      >
        <p>{formTexts.restored}</p>
      </Banner>
      {isAsking && (
        <ConfirmDialog
          title={formTexts.startOverTitle}
          body={formTexts.startOverBody}
          yes={formTexts.startOverYes}
          no={formTexts.startOverNo}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            onStartOver();
          }}
        />
      )}
    </>
  );
}
