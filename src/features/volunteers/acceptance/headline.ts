import type { WorkState } from '../../../../contract/enumerations.ts';
import { acceptTexts } from '../../../strings/volunteers/accepting.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';

/** Where a volunteer's work stands, as a headline: section 4's words right after accepting, and then each step's own. */
export function headlineOf(state: WorkState): string {
  switch (state) {
    case 'accepted':
      return acceptTexts.isAccepted;
    case 'on-the-way':
      return stepTexts.isOnTheWay;
    case 'arrived':
      return stepTexts.isThere;
    case 'done':
      return stepTexts.isDone;
    case 'completed':
      return stepTexts.isConfirmed;
    default:
      return acceptTexts.title;
  }
}
