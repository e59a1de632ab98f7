import type pg from 'pg';
import { tellWorker } from '../notices/tell-work.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { disastersWithOverdue, releaseOn } from '../store/volunteers/overdue.ts';
import { findReport } from '../store/reports/reports.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { noteFreed } from '../notices/note-freed.ts';
import { allReadable } from '../unreadable.ts';
import { MINUTE_MS, type AcceptanceTimes } from './acceptance-times.ts';

/**
 * Gives free the places of volunteers who were asked whether they still come and took no step in time since; `now` in epoch milliseconds. Returns how many. Harmless in several
 * processes at once: who has the report looks again at what is overdue. One disaster that cannot be reached now holds up no other.
 */
export async function releaseOverdue(
  pool: pg.Pool,
  { releaseMinutes }: AcceptanceTimes,
  now: number,
  unreadable = allReadable,
): Promise<number> {
  // Who was asked then, or earlier, has had their time.
  const askedAt = now - releaseMinutes * MINUTE_MS;
  const failures: unknown[] = [];
  let released = 0;
  const left = new Set(unreadable.ids());
  for (const disasterId of await disastersWithOverdue(pool, askedAt)) {
    if (left.has(disasterId)) continue;
    await unreadable
      .unless(disasterId, () => releaseAll(pool, disasterId, askedAt, now))
      .then(
        (count = 0) => (released += count),
        (error: unknown) => failures.push(error),
      );
  }
  if (failures.length > 0) throw failures[0];
  return released;
}

function releaseAll(pool: pg.Pool, disasterId: string, askedAt: number, now: number): Promise<number> {
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      await findReport(client, disasterId, { forUpdate: true });
      const released = await releaseOn(client, disasterId, askedAt, now);
      if (released.length > 0) await countPlaces(client, disasterId);
      for (const worker of released) {
        await noteFreed(client, { disasterId, state: 'accepted' }, { why: 'no-step' }, now);
        await tellWorker(client, worker, 'released', now);
      }
      return released.length;
    }),
  );
}
