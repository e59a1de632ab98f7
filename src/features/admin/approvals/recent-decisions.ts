import type { Application } from '../../../../contract/entities/account.ts';

export interface Decision {
  decision: 'approve' | 'refuse';
  /** Needed where it is a refusal; the person reads it. */
  reason?: string;
}

/** A decision of this page that can still be taken back, or was just now. */
export interface Recent {
  application: Application;
  decision: Decision['decision'];
  itemId: string;
  /** Device time, epoch milliseconds. */
  at: number;
  /** The act that takes it back. */
  undoId?: string;
}

let owner = '';
let recents: readonly Recent[] = [];
const said = new Set<string>();

/** The decisions of this page by this person. They outlive the tab on which they were made: who looks elsewhere for a moment can still take one back. */
export function recentDecisions(personId: string): readonly Recent[] {
  if (owner !== personId) {
    owner = personId;
    recents = [];
  }
  return recents;
}

/** Changes them and answers what there is now. */
export function changeRecents(
  personId: string,
  change: (old: readonly Recent[]) => readonly Recent[],
): readonly Recent[] {
  recents = change(recentDecisions(personId));
  return recents;
}

/** Whether this has not been said aloud on this page yet; from now on it has. */
export function isNews(what: string): boolean {
  if (said.has(what)) return false;
  said.add(what);
  return true;
}
