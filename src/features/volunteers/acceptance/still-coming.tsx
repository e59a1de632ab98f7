import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useState } from 'react';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { clockTime } from '../../../strings/volunteers/tasks.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../list/task.module.css';
import { useStep } from './use-step.ts';
import { Withdrawing } from './withdrawing.tsx';

/** Until when the place is kept without a step; once that comes near, the question whether they still come. */
export function StillComing({ work, now }: { work: ShownWork; now: number }) {
  const { take, isSaving, problem } = useStep(work._id);
  const [isWithdrawing, setWithdrawing] = useState(false);
  if (work.shownState !== 'accepted') return null;
  if (work.pending.some(({ step, state }) => step === 'still-coming' && state !== 'needs-you')) {
    return <p className={styles['note']}>{stepTexts.saidYes}</p>;
  }
  const [askAt, releaseAt] = [epochMsOf(work.askAt ?? ''), epochMsOf(work.releaseAt ?? '')];
  if (!Number.isFinite(releaseAt)) return null;
  if (!(now >= askAt)) return <p className={styles['note']}>{stepTexts.deadline(clockTime(releaseAt, now))}</p>;
  return (
    <Banner
      tone="note"
      title={stepTexts.asks}
      isQuiet
      actions={
        <>
          <Button look="aid" aria-disabled={isSaving} onClick={() => take('still-coming')}>
            {stepTexts.yes}
          </Button>
          <Button onClick={() => setWithdrawing(true)}>{stepTexts.no}</Button>
        </>
      }
    >
      <p>{now < releaseAt ? stepTexts.kept(clockTime(releaseAt, now)) : stepTexts.late}</p>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {isWithdrawing && (
        <Withdrawing
          onWithdraw={(reason) => {
            setWithdrawing(false);
            take('withdraw', reason);
          }}
          onStay={() => setWithdrawing(false)}
        />
      )}
    </Banner>
  );
}
