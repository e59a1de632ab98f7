import { isBusy } from '../../../../contract/policies/work-states.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';

/** How each disaster stands to the volunteer. */
export interface Standing {
  /** The one that they are on now. */
  own: ShownWork | undefined;
  of(disasterId: string): 'mine' | 'asked' | undefined;
}

export function standingOf(state: DeskState | undefined): Standing {
  const own = state?.desk?.work.find(({ shownState }) => isBusy(shownState));
  const asked = new Set(
    state?.requests.filter((request) => request.state !== 'needs-you').map(({ disasterId }) => disasterId),
  );
  return {
    own,
    of(disasterId) {
      if (own?.disasterId === disasterId) return 'mine';
      return asked.has(disasterId) ? 'asked' : undefined;
    },
  };
}

/** Says another thing whenever the server has decided something; nothing while there is no copy. */
export function lastDecision(state: DeskState | undefined): string | undefined {
  return state?.desk?.work.map((work) => `${work._id} ${work.state}`).join();
}

/** The volunteer's newest work on this disaster. */
export function workOn(state: DeskState | undefined, disasterId: string): ShownWork | undefined {
  return state?.desk?.work.find((work) => work.disasterId === disasterId);
}

/** Are they on their way to it, or there? */
export function isOnIt({ shownState }: ShownWork): boolean {
  return isBusy(shownState);
}
