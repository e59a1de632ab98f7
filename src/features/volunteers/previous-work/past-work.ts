import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import { workMeaningTexts, workTexts, workWhyTexts } from '../../../strings/volunteers/previous-work.ts';

/** Work that is over, or has nothing more to be done by its volunteer; newest first, as the desk has it. */
export function pastWork(work: readonly ShownWork[]): ShownWork[] {
  return work.filter(({ shownState }) => !isBusy(shownState));
}

/** What a state means for the volunteer, in sentences. */
export function meaningOf({ shownState, why, reason }: Pick<ShownWork, 'shownState' | 'why' | 'reason'>): string[] {
  const meanings: Partial<Record<ShownWork['shownState'], string>> = workMeaningTexts;
  // A disaster that was not dismissed ended for another reason: its report was removed, or the volunteer may not go any more.
  const saysWhy = shownState === 'declined' || (shownState === 'ended' && why !== 'dismissed');
  const meaning = saysWhy && why ? workWhyTexts[why] : meanings[shownState];
  return [meaning, reason && workTexts.reason(reason)].filter(
    (sentence) => sentence !== undefined && sentence !== '',
  ) as string[];
}

export interface StepTaken {
  name: string;
  /** ISO 8601; absent where it still waits on this phone. */
  at: string | undefined;
}

/** What the volunteer did on the way, in its order. */
export function stepsOf({ onTheWayAt, arrivedAt, doneAt, pending }: ShownWork): StepTaken[] {
  const taken = [
    ['on-the-way', workTexts.onTheWay, onTheWayAt],
    ['arrived', workTexts.arrived, arrivedAt],
    ['done', workTexts.done, doneAt],
  ] as const;
  return taken.flatMap(([step, name, at]) => {
    const isWaiting = pending.some((one) => one.step === step && one.state !== 'needs-you');
    return at !== undefined || isWaiting ? [{ name, at }] : [];
  });
}
