import { useState } from 'react';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { Button } from '../../../ui/button.tsx';
import { useStep } from './use-step.ts';
import styles from '../list/task.module.css';
import { Withdrawing } from './withdrawing.tsx';

/** The way out of an acceptance: one press, and then the reason. */
export function WithdrawButton({ workId }: { workId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { take, isSaving, problem } = useStep(workId);
  return (
    <>
      <Button look="danger" aria-disabled={isSaving} onClick={() => setAsking(true)}>
        {stepTexts.withdraw}
      </Button>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {isAsking && (
        <Withdrawing
          onWithdraw={(reason) => {
            setAsking(false);
            take('withdraw', reason);
          }}
          onStay={() => setAsking(false)}
        />
      )}
    </>
  );
}
