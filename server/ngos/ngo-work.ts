import type pg from 'pg';
import type { NgoDoneWork, NgoWork } from '../../contract/entities/ngo.ts';
import { limits } from '../../contract/limits.ts';
import { aidView } from '../../contract/policies/aid-view.ts';
import { rejectedBy } from '../store/aid/aid-rejections.ts';
import { disastersRejectedBy } from '../store/ngos/disaster-rejections.ts';
import { pledgesToShow } from './own-pledges.ts';
import { doneTakings, type DoneTaking } from '../store/aid/done-takings.ts';

/** What an NGO put aside of aid requests and disasters, what it has fulfilled, and the people that it sends. `now` in epoch milliseconds. */
export async function ngoWork(pool: pg.Pool, ngoId: string, now: number): Promise<NgoWork> {
  const [rejected, takings] = [await rejectedBy(pool, ngoId), await doneTakings(pool, ngoId, limits.ngoDoneWork)];
  return {
    rejected,
    done: takings.map(doneWorkOf).filter(({ needs }) => needs.length > 0),
    rejectedDisasters: await disastersRejectedBy(pool, ngoId),
    pledges: await pledgesToShow(pool, ngoId, now),
  };
}

/** Whoever has fulfilled something sees of it what an NGO sees that takes nothing: the person is not theirs to reach any more. */
function doneWorkOf({ id, takenAt, endedAt, lines, aid }: DoneTaking): NgoDoneWork {
  const { disasterType, location, description, requirements } = aidView('ngo', aid);
  // What was put back since is not done.
  const needs = [...new Set(lines)].flatMap((line) => {
    const need = requirements[line];
    return need?.status === 'fulfilled'
      ? [{ type: need.type, ...(need.quantity !== undefined && { quantity: need.quantity }) }]
      : [];
  });
  return {
    _id: id,
    aidId: aid.id,
    disasterType,
    ...(location !== undefined && { location }),
    ...(description !== undefined && { description }),
    takenAt: takenAt.toISOString(),
    ...(endedAt !== null && { endedAt: endedAt.toISOString() }),
    needs,
  };
}
