import type { ReportView } from '../../../contract/entities/report.ts';
import { numberText } from '../../strings/plural.ts';
import { taskListTexts } from '../../strings/volunteers/tasks.ts';

/** "3 of 15 volunteers"; nothing where nobody said how many. */
export function placesText({
  volunteersWanted,
  volunteersAccepted,
}: Pick<ReportView, 'volunteersWanted' | 'volunteersAccepted'>): string | undefined {
  if (volunteersWanted !== undefined)
    return taskListTexts.places(numberText(volunteersAccepted ?? 0), numberText(volunteersWanted));
  return volunteersAccepted ? taskListTexts.accepted(volunteersAccepted) : undefined;
}
