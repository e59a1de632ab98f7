import type { ReportView } from '../../../contract/entities/report.ts';
import { isolated } from '../../strings/isolate.ts';
import { numberText } from '../../strings/plural.ts';
import { listText } from '../../strings/sentence.ts';
import { taskListTexts } from '../../strings/volunteers/tasks.ts';

/** "12 of 20 volunteers, 5 of them from Helping Hands"; nothing where nobody said how many. */
export function placesText({
  volunteersWanted,
  volunteersAccepted,
  pledges,
}: Pick<ReportView, 'volunteersWanted' | 'volunteersAccepted' | 'pledges'>): string | undefined {
  const ofThem = pledgeWords({ pledges });
  if (volunteersWanted !== undefined)
    return listText([
      taskListTexts.places(numberText(volunteersAccepted ?? 0), numberText(volunteersWanted)),
      ...ofThem,
    ]);
  return volunteersAccepted ? listText([taskListTexts.accepted(volunteersAccepted), ...ofThem]) : undefined;
}

/** "5 of them from Helping Hands", of each organization that sends people. */
export function pledgeWords({ pledges = [] }: Pick<ReportView, 'pledges'>): string[] {
  return pledges.map(({ ngo, people }) => taskListTexts.ofThem(numberText(people), isolated(ngo.name)));
}
