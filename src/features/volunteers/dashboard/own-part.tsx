import { lazy } from 'react';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { ConfirmedWork } from '../acceptance/confirmed-work.tsx';
import { OwnTask } from '../acceptance/own-task.tsx';
import { TaskNews } from '../acceptance/task-news.tsx';
import { KeptAge } from '../../../parts/found/kept-age.tsx';

const SharingSign = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../sharing/sharing-sign.tsx')).SharingSign })),
);

interface OwnPartProps {
  state: DeskState;
  /** The disaster that they are on. */
  own: ShownWork | undefined;
  now: number;
}

/** What of the notifications is the volunteer's own: first the one task that they are on. Nothing where they have accepted none. */
export function OwnPart({ state, own, now }: OwnPartProps) {
  const all = state.desk?.work ?? [];
  // What they have said is done is at hand until an admin has confirmed it, or they take on another one.
  const atHand = own ?? all.slice(0, 1).find(({ shownState }) => shownState === 'done');
  return (
    <>
      {atHand && <KeptAge asOf={state.asOf} />}
      {atHand && <OwnTask work={atHand} now={now} />}
      <LatePart>
        <SharingSign work={own} now={now} />
      </LatePart>
      <ConfirmedWork all={all} account={state.desk?.profile._id ?? ''} now={now} />
      <TaskNews state={state} />
    </>
  );
}
