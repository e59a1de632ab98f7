import { lazy } from 'react';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { routes } from '../../../routes.ts';
import { reasonSentence } from '../../../strings/forms/reasons.ts';
import { savedTexts } from '../../../strings/forms/saved.ts';
import { stepNames } from '../../../strings/volunteers/step-names.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ConfirmedActions } from '../previous-work/confirmed-actions.tsx';
import { bringStepPhotos } from './bring-acts.ts';
import { NextStep } from './next-step.tsx';
import { StillComing } from './still-coming.tsx';
import styles from '../list/task.module.css';
import { Way } from './way.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** In a chunk of its own, which is brought with the buttons. */
const OwnPhotos = lazy(() => loadUntilThere(async () => ({ default: (await bringStepPhotos()).OwnPhotos })));

/** An acceptance that stands, below its headline: the next step, how far its volunteer is, and the way out. */
export function WorkPanel({ work, now }: { work: ShownWork; now: number }) {
  const refused = work.pending.filter(({ state }) => state === 'needs-you');
  return (
    <div className={styles['section']} data-work={work.shownState}>
      <StillComing work={work} now={now} />
      <NextStep work={work} />
      {work.shownState === 'done' && <p>{stepTexts.doneWaits}</p>}
      {work.shownState === 'completed' && (
        <>
          <p>{stepTexts.completed}</p>
          <ConfirmedActions work={work} />
        </>
      )}
      <Way work={work} now={now} />
      <LatePart>
        <OwnPhotos work={work} />
      </LatePart>
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
      {isBusy(work.shownState) && (
        <div>
          <WithdrawButton workId={work._id} />
        </div>
      )}
    </div>
  );
}
