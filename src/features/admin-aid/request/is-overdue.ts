import { endMsOf, epochMsOf } from '../../../../contract/base/iso-time.ts';
import { offerRing } from '../../../../contract/policies/offer-rings.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { freeLines } from '../../../data/queries/admin/aid-with-pending.ts';

/** Is it still open though it was needed before now (epoch milliseconds)? */
export function isOverdue({ deadline, shown }: Pick<AdminAid, 'deadline' | 'shown'>, now: number): boolean {
  return shown.status === 'active' && endMsOf(deadline) < now;
}

/** Has nobody taken some of it for so long that organizations further away are asked? */
export function isOfferedWider({ createdAt, shown }: Pick<AdminAid, 'createdAt' | 'shown'>, now: number): boolean {
  const isOpen = shown.status === 'active' && shown.lane !== 'triage' && shown.sameAs === undefined;
  return isOpen && freeLines(shown).length > 0 && offerRing(epochMsOf(createdAt), now) > 0;
}
