import { endMsOf } from '../../../../contract/base/iso-time.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';

/** Is it still open though it was needed before now (epoch milliseconds)? */
export function isOverdue({ deadline, shown }: Pick<AdminAid, 'deadline' | 'shown'>, now: number): boolean {
  return shown.status === 'active' && endMsOf(deadline) < now;
}
