import { lazy, Suspense } from 'react';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';
import { OwnTask } from '../acceptance/own-task.tsx';
import { TaskNews } from '../acceptance/task-news.tsx';

const SharingSign = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../sharing/sharing-sign.tsx')).SharingSign })),
);

interface OwnPartProps {
  state: DeskState;
  /** The disaster that they are on. */
  own: ShownWork | undefined;
  now: number;
}

/** What of the notifications is the volunteer's own. Nothing where they have accepted none. */
export function OwnPart({ state, own, now }: OwnPartProps) {
  return (
    <>
      <Suspense>
        <SharingSign work={own} now={now} />
      </Suspense>
      {own && <OwnTask work={own} now={now} />}
      <TaskNews state={state} />
    </>
  );
}
