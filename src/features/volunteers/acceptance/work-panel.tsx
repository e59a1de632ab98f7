import { useState } from 'react';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { routes } from '../../../routes.ts';
import { acceptTexts } from '../../../strings/volunteers/accepting.ts';
import { reasonSentence } from '../../../strings/forms/reasons.ts';
import { savedTexts } from '../../../strings/forms/saved.ts';
import { stepNames } from '../../../strings/volunteers/step-names.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NextStep } from './next-step.tsx';
import { StillComing } from './still-coming.tsx';
import styles from '../list/task.module.css';
import { useStep } from './use-step.ts';
import { Way } from './way.tsx';
import { Withdrawing } from './withdrawing.tsx';

/** An acceptance that stands: how far its volunteer is, the next step, and the way out. */
export function WorkPanel({ work, now }: { work: ShownWork; now: number }) {
  const refused = work.pending.filter(({ state }) => state === 'needs-you');
  return (
    <div className={styles['section']} data-work={work.shownState}>
      <p className={styles['accepted']}>
        <Icon name="check" />
        {acceptTexts.isAccepted}
      </p>
      <StillComing work={work} now={now} />
      <NextStep work={work} />
      {work.shownState === 'done' && <p>{stepTexts.doneWaits}</p>}
      {work.shownState === 'completed' && <p>{stepTexts.completed}</p>}
      <Way work={work} now={now} />
      {refused.map(({ itemId, step, reason }) => (
        <Banner
          key={itemId}
          tone="bad"
          title={`${stepTexts.refusedTitle}: ${stepNames[step]}`}
          isQuiet
          actions={
            <ButtonLink to={routes.outbox} icon="phone">
              {savedTexts.seeWaiting}
            </ButtonLink>
          }
        >
          {reason && <p>{reasonSentence(reason)}</p>}
        </Banner>
      ))}
      {isBusy(work.shownState) && <Withdraw workId={work._id} />}
    </div>
  );
}

function Withdraw({ workId }: { workId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { take, isSaving, problem } = useStep(workId);
  return (
    <div>
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
    </div>
  );
}
