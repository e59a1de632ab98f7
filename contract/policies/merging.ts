import type { AidStatus, DisplayStatus } from '../enumerations.ts';

/**
 * Several records of one event, or of one household, are one: each names the record that it was merged into, and the one at the end of
 * that way stands for all of them. How a record stands decides what may go into what.
 */
export type Standing = 'waiting' | 'open' | 'in-hand' | 'over' | 'dismissed';

export function standingOfReport(status: DisplayStatus): Standing {
  if (status === 'pending') return 'waiting';
  if (status === 'active') return 'open';
  return status === 'resolved' ? 'over' : 'dismissed';
}

/**
 * What was withdrawn or has expired is nothing that another request could be merged into. What an organization has in hand stays in its
 * list: the other one goes into it.
 */
export function standingOfAid(status: AidStatus, isInHand: boolean): Standing {
  if (status === 'active') return isInHand ? 'in-hand' : 'open';
  return status === 'fulfilled' ? 'over' : 'dismissed';
}

/** Further means: it stands for both. What is open is never hidden behind what waits, or is over. */
const further: Readonly<Record<Standing, number>> = { dismissed: 0, waiting: 1, over: 2, open: 3, 'in-hand': 4 };

/**
 * Why a record cannot go into another: one of both is dismissed; one is over, and nobody said that they saw it; or it would hide what is
 * further than the other, which can be merged the other way round. Of two that are both in hand neither way is left.
 */
export type MergeHindrance = 'dismissed' | 'over' | 'behind' | 'in-hand';

export function hindranceOf(own: Standing, into: Standing, isOverSeen: boolean): MergeHindrance | undefined {
  if (own === 'dismissed' || into === 'dismissed') return 'dismissed';
  if (further[own] > further[into]) return 'behind';
  if (own === 'in-hand') return 'in-hand';
  return (own === 'over' || into === 'over') && !isOverSeen ? 'over' : undefined;
}

export interface Joined {
  id: string;
  standing: Standing;
  /** ISO 8601. */
  at: string;
}

/** Which of two stands for both: the one that is further, of equals the one that came first. */
export function inOrderOfMerging<One extends Joined>(a: One, b: One): { id: One; into: One } {
  const isFirst = further[a.standing] - further[b.standing] || Number(a.at < b.at) - Number(a.at > b.at);
  return isFirst > 0 || (isFirst === 0 && a.id < b.id) ? { id: b, into: a } : { id: a, into: b };
}
