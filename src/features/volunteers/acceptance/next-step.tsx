import { lazy, useState } from 'react';
import { nextStep } from '../../../../contract/policies/work-states.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { stepNames } from '../../../strings/volunteers/step-names.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { stepPhotos } from '../../../data/queries/work-photos.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { bringStepPhotos, useActsAtHand } from './bring-acts.ts';
import styles from '../list/task.module.css';
import { useStep } from './use-step.ts';

/** In a chunk of its own, which is brought with the buttons. */
const StepPhotos = lazy(() => loadUntilThere(async () => ({ default: (await bringStepPhotos()).StepPhotos })));

const hints = { 'on-the-way': 'setOut', arrived: 'arrive', done: 'finish' } as const;

interface NextStepProps {
  work: ShownWork;
  /** When to press it is said above. Not on the card of the task at hand, where each line takes the room of a button. */
  hasHint?: boolean;
}

/** The one step that comes next, large enough for a wet thumb. */
export function NextStep({ work, hasHint = true }: NextStepProps) {
  useActsAtHand();
  const [isAsking, setAsking] = useState(false);
  const { take, isSaving, problem } = useStep(work._id);
  const step = nextStep(work.shownState);
  if (step === undefined) return null;
  const problemId = `step-problem-${work._id}`;
  return (
    <div className={styles['step']}>
      {hasHint && <p className={styles['note']}>{stepTexts[hints[step]]}</p>}
      <Button
        look="aid"
        icon={step === 'on-the-way' ? 'send' : step === 'arrived' ? 'pin' : 'check'}
        isWide
        aria-disabled={isSaving}
        aria-describedby={problem ? problemId : undefined}
        onClick={() => (step === 'done' ? setAsking(true) : take(step))}
      >
        {stepNames[step]}
      </Button>
      {problem && (
        <p id={problemId} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {step !== 'on-the-way' && (
        <LatePart>
          <StepPhotos key={step} name={stepPhotos(work._id, step)} />
        </LatePart>
      )}
      {isAsking && (
        <ConfirmDialog
          title={stepTexts.doneTitle}
          body={stepTexts.doneBody}
          yes={stepTexts.doneYes}
          yesLook="aid"
          no={stepTexts.doneNo}
          onYes={() => {
            setAsking(false);
            take('done');
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
