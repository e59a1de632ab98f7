import { useEffect, useRef } from 'react';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';
import { shownVolunteerMessages } from '../../../strings/volunteers/volunteer-messages.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { outcomeWords } from './outcome-words.ts';
import { workOn } from '../list/standing.ts';

/** Section 8: tells once what the server decided about the request made on this screen, or still open when it was opened. */
export function useDecision(state: DeskState, disasterId: string, asked: string | undefined): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (asked === undefined || told.current === asked) return;
    const decided = state.desk?.work.find(({ _id }) => _id === asked);
    // On a disaster that was theirs already, by another phone, no new work begins.
    const work = decided ?? workOn(state, disasterId);
    if (work && isBusy(work.state)) {
      told.current = asked;
      announce(shownVolunteerMessages.accepted);
      showToast(shownVolunteerMessages.accepted, 'good');
    } else if (decided) {
      told.current = asked;
      const { acceptFailed, hasActiveDisaster } = shownVolunteerMessages;
      const words = decided.why === 'busy' ? hasActiveDisaster : acceptFailed;
      announce(`${words}. ${outcomeWords(decided)?.body ?? ''}`);
      showToast(words);
    }
  }, [asked, disasterId, state]);
}
