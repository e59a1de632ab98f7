import type { WorkView } from '../../../../contract/entities/volunteer.ts';
import { outcomeTexts } from '../../../strings/volunteers/accepting.ts';
import { shownVolunteerMessages } from '../../../strings/volunteers/volunteer-messages.ts';

export interface OutcomeWords {
  title: string;
  body: string;
}

/** What became of an acceptance that is none any more; nothing of one that goes on, or went well. */
export function outcomeWords({ state, why }: Pick<WorkView, 'state' | 'why'>): OutcomeWords | undefined {
  if (state === 'declined') {
    const body = why === 'busy' || why === 'closed' ? outcomeTexts[why] : outcomeTexts.full;
    return { title: shownVolunteerMessages.acceptFailed, body };
  }
  if (state === 'released') return { title: outcomeTexts.releasedTitle, body: outcomeTexts.released };
  // What became of the account is told by its own news.
  if (state === 'ended' && why === 'role') return undefined;
  if (state === 'ended') return { title: outcomeTexts.endedTitle, body: why === 'closed' ? '' : outcomeTexts.ended };
  if (state === 'not-confirmed') return { title: outcomeTexts.notConfirmedTitle, body: outcomeTexts.notConfirmed };
  return state === 'withdrawn' ? { title: outcomeTexts.withdrawnTitle, body: '' } : undefined;
}
